// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every test program: what the sanitizers do when the environment says nothing else.

extern "C" {

const char* __asan_default_options();
const char* __lsan_default_options();
const char* __lsan_default_suppressions();
const char* __ubsan_default_options();

const char* __asan_default_options() {
    return "detect_leaks=1:strict_string_checks=1";
}

const char* __lsan_default_options() {
    return "print_suppressions=0";
}

// Memory that libraries below Berth keep until the process ends. Nothing of Berth's own belongs here.
const char* __lsan_default_suppressions() {
    return "leak:libfontconfig.so\n"
           "leak:libQt6Gui.so\n"
           "leak:libQt6DBus.so\n"
           "leak:libdbus-1.so\n"
           "leak:libglib-2.0.so\n"
           "leak:libX11.so\n"
           "leak:libxcb.so\n"
           "leak:libEGL\n"
           "leak:libGLX\n"
           "leak:_dri.so\n";
}

const char* __ubsan_default_options() {
    return "halt_on_error=1:print_stacktrace=1";
}
}
