<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>ActionTable</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开…(&amp;O)</translation>
    </message>
    <message>
        <source>Opens cluster, workload and configuration files together, as one input.</source>
        <translation>把集群、负载和配置文件作为一个输入一起打开。</translation>
    </message>
    <message>
        <source>&amp;Add files…</source>
        <translation>添加文件…(&amp;A)</translation>
    </message>
    <message>
        <source>Reads more files together with those that are open.</source>
        <translation>把更多文件与已打开的一起读取。</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>重新加载(&amp;L)</translation>
    </message>
    <message>
        <source>Reads the open files again and starts from the beginning.</source>
        <translation>重新读取打开的文件，并从头开始。</translation>
    </message>
    <message>
        <source>Sa&amp;mples…</source>
        <translation>示例…(&amp;M)</translation>
    </message>
    <message>
        <source>Shows the samples with a picture and a sentence each.</source>
        <translation>显示示例，各有一张图和一句话。</translation>
    </message>
    <message>
        <source>&amp;Copy kubectl command</source>
        <translation>复制 kubectl 命令(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the one line that writes all of your cluster that Berth reads into a file to open here.</source>
        <translation>复制一行命令，它把您集群中 Berth 会读的全部内容写入一个可在此打开的文件。</translation>
    </message>
    <message>
        <source>&amp;Paste as input</source>
        <translation>粘贴为输入(&amp;P)</translation>
    </message>
    <message>
        <source>Opens the text on the clipboard, such as what kubectl printed.</source>
        <translation>打开剪贴板上的文字，例如 kubectl 的输出。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Writes the input with your changes as steps of its Scenario document.</source>
        <translation>写出输入，您的改动作为它的 Scenario 文档的步骤。</translation>
    </message>
    <message>
        <source>Sa&amp;ve as…</source>
        <translation>另存为…(&amp;V)</translation>
    </message>
    <message>
        <source>Writes the input with your changes to another file.</source>
        <translation>把含改动的输入写到另一个文件。</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Closes the window.</source>
        <translation>关闭窗口。</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Takes the last change back.</source>
        <translation>撤销上一处改动。</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Makes the change again that was taken back.</source>
        <translation>重做被撤销的改动。</translation>
    </message>
    <message>
        <source>&amp;Submit pod</source>
        <translation>提交 Pod(&amp;S)</translation>
    </message>
    <message>
        <source>Submits what the submit panel holds.</source>
        <translation>提交面板中的内容。</translation>
    </message>
    <message>
        <source>Submit as &amp;YAML…</source>
        <translation>以 YAML 提交…(&amp;Y)</translation>
    </message>
    <message>
        <source>Opens what the submit panel holds as YAML, to change any field before it is submitted.</source>
        <translation>把面板中的内容以 YAML 打开，提交前可改任何字段。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Deletes the selected pod or node at once.</source>
        <translation>立即删除选中的 Pod 或节点。</translation>
    </message>
    <message>
        <source>&amp;Evict pod</source>
        <translation>驱逐 Pod(&amp;E)</translation>
    </message>
    <message>
        <source>Tells the selected pod to stop, with its grace period.</source>
        <translation>要求选中的 Pod 停止，并给它宽限期。</translation>
    </message>
    <message>
        <source>&amp;Cordon node</source>
        <translation>停止节点调度(&amp;C)</translation>
    </message>
    <message>
        <source>Keeps new pods off the selected node, or lets them on again.</source>
        <translation>让新 Pod 不进入选中的节点，或重新放行。</translation>
    </message>
    <message>
        <source>Dra&amp;in node</source>
        <translation>排空节点(&amp;I)</translation>
    </message>
    <message>
        <source>Cordons the selected node and evicts its pods.</source>
        <translation>停止选中节点的调度并驱逐其上的 Pod。</translation>
    </message>
    <message>
        <source>&amp;Taint node…</source>
        <translation>给节点加污点…(&amp;T)</translation>
    </message>
    <message>
        <source>Puts a taint on the selected node.</source>
        <translation>给选中的节点加上污点。</translation>
    </message>
    <message>
        <source>&amp;Labels…</source>
        <translation>标签…(&amp;L)</translation>
    </message>
    <message>
        <source>Changes the labels of the selected pod or node.</source>
        <translation>改动选中的 Pod 或节点的标签。</translation>
    </message>
    <message>
        <source>Resi&amp;ze node…</source>
        <translation>调整节点容量…(&amp;Z)</translation>
    </message>
    <message>
        <source>Changes what the selected node has to give.</source>
        <translation>改动选中的节点能提供的资源。</translation>
    </message>
    <message>
        <source>Edit as Y&amp;AML…</source>
        <translation>以 YAML 编辑…(&amp;A)</translation>
    </message>
    <message>
        <source>Changes any field of the selected pod or node that may change.</source>
        <translation>改动选中的 Pod 或节点中可以改动的任何字段。</translation>
    </message>
    <message>
        <source>&amp;Menu of the selection</source>
        <translation>所选对象的菜单(&amp;M)</translation>
    </message>
    <message>
        <source>What can be done with what is selected.</source>
        <translation>对所选对象能做什么。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Goes back to the start.</source>
        <translation>回到起点。</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Back to the extension point or fact before.</source>
        <translation>回到前一个扩展点或事实。</translation>
    </message>
    <message>
        <source>Step back by &amp;one</source>
        <translation>后退一格(&amp;O)</translation>
    </message>
    <message>
        <source>Back to the plugin or node before.</source>
        <translation>回到前一个插件或节点。</translation>
    </message>
    <message>
        <source>Back to where this pod be&amp;gan</source>
        <translation>回到这个 Pod 的起点(&amp;G)</translation>
    </message>
    <message>
        <source>Back to where this pod was popped.</source>
        <translation>回到取出这个 Pod 的地方。</translation>
    </message>
    <message>
        <source>Back to the pod b&amp;efore</source>
        <translation>回到前一个 Pod(&amp;E)</translation>
    </message>
    <message>
        <source>Back to where the pod before was popped.</source>
        <translation>回到取出前一个 Pod 的地方。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Plays on, extension point by extension point.</source>
        <translation>一个扩展点接一个扩展点地播放。</translation>
    </message>
    <message>
        <source>&amp;Step over</source>
        <translation>单步跳过(&amp;S)</translation>
    </message>
    <message>
        <source>On to the next extension point or fact.</source>
        <translation>前进到下一个扩展点或事实。</translation>
    </message>
    <message>
        <source>Step &amp;in</source>
        <translation>单步进入(&amp;I)</translation>
    </message>
    <message>
        <source>On to the next plugin or node.</source>
        <translation>前进到下一个插件或节点。</translation>
    </message>
    <message>
        <source>&amp;Finish this pod</source>
        <translation>走完这个 Pod(&amp;F)</translation>
    </message>
    <message>
        <source>On until this pod is bound or back in its queue.</source>
        <translation>前进到这个 Pod 绑定或回到队列。</translation>
    </message>
    <message>
        <source>&amp;Next pod</source>
        <translation>下一个 Pod(&amp;N)</translation>
    </message>
    <message>
        <source>On until the next pod is popped.</source>
        <translation>前进到取出下一个 Pod。</translation>
    </message>
    <message>
        <source>Fas&amp;t</source>
        <translation>快进(&amp;T)</translation>
    </message>
    <message>
        <source>Runs on, drawing end states only.</source>
        <translation>继续运行，只画最终状态。</translation>
    </message>
    <message>
        <source>E&amp;xpress</source>
        <translation>直达(&amp;X)</translation>
    </message>
    <message>
        <source>Runs on at full speed, showing clock and counters only; any key stops.</source>
        <translation>全速继续运行，只显示时钟和计数；按任意键停止。</translation>
    </message>
    <message>
        <source>Run &amp;until…</source>
        <translation>运行到…(&amp;U)</translation>
    </message>
    <message>
        <source>Runs on until a time, a pod, an event or a plugin&apos;s rejection.</source>
        <translation>继续运行到某个时间、Pod、事件或插件的拒绝。</translation>
    </message>
    <message>
        <source>Brea&amp;kpoint</source>
        <translation>断点(&amp;K)</translation>
    </message>
    <message>
        <source>Sets or removes a breakpoint on what is selected, or on the point at the cursor.</source>
        <translation>在所选对象或光标处的扩展点上设断点或移除断点。</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>更慢(&amp;L)</translation>
    </message>
    <message>
        <source>Halves the speed of Play.</source>
        <translation>播放速度减半。</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>更快(&amp;A)</translation>
    </message>
    <message>
        <source>Doubles the speed of Play.</source>
        <translation>播放速度加倍。</translation>
    </message>
    <message>
        <source>&amp;Compare branches…</source>
        <translation>比较分支…(&amp;C)</translation>
    </message>
    <message>
        <source>Lays two branches side by side: what differs, and what it comes to.</source>
        <translation>把两个分支并排：有何不同，结果如何。</translation>
    </message>
    <message>
        <source>Rena&amp;me branch…</source>
        <translation>重命名分支…(&amp;M)</translation>
    </message>
    <message>
        <source>Gives the branch at hand another name.</source>
        <translation>给当前分支另起名称。</translation>
    </message>
    <message>
        <source>&amp;Delete branch</source>
        <translation>删除分支(&amp;D)</translation>
    </message>
    <message>
        <source>Forgets the branch at hand; its parent comes back.</source>
        <translation>忘掉当前分支，回到它的父分支。</translation>
    </message>
    <message>
        <source>&amp;Fit</source>
        <translation>适应(&amp;F)</translation>
    </message>
    <message>
        <source>Shows all nodes.</source>
        <translation>显示所有节点。</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Shows the nodes larger.</source>
        <translation>把节点显示得更大。</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Shows the nodes smaller.</source>
        <translation>把节点显示得更小。</translation>
    </message>
    <message>
        <source>&amp;Timeline by steps</source>
        <translation>时间线按步排列(&amp;T)</translation>
    </message>
    <message>
        <source>Lays the timeline out by facts, not by virtual time.</source>
        <translation>时间线按事实排列，而不是按虚拟时间。</translation>
    </message>
    <message>
        <source>Inspector &amp;back</source>
        <translation>检查器后退(&amp;B)</translation>
    </message>
    <message>
        <source>What was inspected before.</source>
        <translation>之前查看的内容。</translation>
    </message>
    <message>
        <source>Inspector for&amp;ward</source>
        <translation>检查器前进(&amp;W)</translation>
    </message>
    <message>
        <source>What was inspected after.</source>
        <translation>之后查看的内容。</translation>
    </message>
    <message>
        <source>&amp;Pin inspector</source>
        <translation>固定检查器(&amp;P)</translation>
    </message>
    <message>
        <source>Keeps what the inspector says now in a window of its own.</source>
        <translation>把检查器现在的内容留在单独的窗口里。</translation>
    </message>
    <message>
        <source>&amp;Copy tables</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>Copies the inspector&apos;s tables, tab-separated.</source>
        <translation>复制检查器的表格，以制表符分隔。</translation>
    </message>
    <message>
        <source>Copy tables as Mar&amp;kdown</source>
        <translation>以 Markdown 复制表格(&amp;K)</translation>
    </message>
    <message>
        <source>Copies the inspector&apos;s tables as Markdown.</source>
        <translation>以 Markdown 复制检查器的表格。</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>放开</translation>
    </message>
    <message>
        <source>Lets go of what is selected.</source>
        <translation>放开所选对象。</translation>
    </message>
    <message>
        <source>Theme as the s&amp;ystem</source>
        <translation>主题跟随系统(&amp;Y)</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop is.</source>
        <translation>随桌面浅色或深色。</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dark on light.</source>
        <translation>浅底深字。</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Light on dark.</source>
        <translation>深底浅字。</translation>
    </message>
    <message>
        <source>Hi&amp;gh contrast</source>
        <translation>高对比度(&amp;G)</translation>
    </message>
    <message>
        <source>Stronger lines, no soft fills.</source>
        <translation>线条更清楚，没有淡色填充。</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>Nothing travels or pulses; pictures change at once.</source>
        <translation>没有移动和闪动，画面立即变化。</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Tells what happens to this pod in large type, for a meeting.</source>
        <translation>用大字讲述这个 Pod 的经过，适合会议。</translation>
    </message>
    <message>
        <source>&amp;Queues</source>
        <translation>队列(&amp;Q)</translation>
    </message>
    <message>
        <source>Shows or hides the queues.</source>
        <translation>显示或隐藏队列。</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>检查器(&amp;N)</translation>
    </message>
    <message>
        <source>Shows or hides the inspector.</source>
        <translation>显示或隐藏检查器。</translation>
    </message>
    <message>
        <source>Tim&amp;e</source>
        <translation>时间(&amp;E)</translation>
    </message>
    <message>
        <source>Shows or hides run buttons, timeline and log.</source>
        <translation>显示或隐藏运行按钮、时间线和日志。</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Lists what stops a run.</source>
        <translation>列出让运行停下的断点。</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Lists what was said about the input.</source>
        <translation>列出关于输入的说明。</translation>
    </message>
    <message>
        <source>So&amp;urce</source>
        <translation>源文件(&amp;U)</translation>
    </message>
    <message>
        <source>Shows the text of the input.</source>
        <translation>显示输入的文字。</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>Puts every panel back to where it was at first.</source>
        <translation>把每个面板放回最初的位置。</translation>
    </message>
    <message>
        <source>Le&amp;vels…</source>
        <translation>级别…(&amp;V)</translation>
    </message>
    <message>
        <source>Sets from which priority on a pod is P0 or P1.</source>
        <translation>设定优先级从多少起属于 P0 或 P1。</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置…(&amp;S)</translation>
    </message>
    <message>
        <source>Keys, language, theme and motion.</source>
        <translation>按键、语言、主题和动态效果。</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>All keys of the window.</source>
        <translation>窗口的所有按键。</translation>
    </message>
    <message>
        <source>&amp;About Berth</source>
        <translation>关于 Berth(&amp;A)</translation>
    </message>
    <message>
        <source>What this program is.</source>
        <translation>这是什么程序。</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>查找任何内容…(&amp;F)</translation>
    </message>
    <message>
        <source>Goes to a pod, node, extension point, plugin or action by its name.</source>
        <translation>按名称转到 Pod、节点、扩展点、插件或操作。</translation>
    </message>
    <message>
        <source>Save all &amp;branches</source>
        <translation>保存所有分支(&amp;B)</translation>
    </message>
    <message>
        <source>Writes the current branch as Save does, and each other one that no file holds beside it.</source>
        <translation>像“保存”一样写入当前分支，并把不在任何文件中的其他分支写到它旁边。</translation>
    </message>
    <message>
        <source>To the items of the st&amp;age</source>
        <translation>转到舞台上的项目(&amp;A)</translation>
    </message>
    <message>
        <source>Goes to the nodes, scores or candidates of the stage; Esc leaves them.</source>
        <translation>转到舞台上的节点、得分或候选项；按 Esc 离开。</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>Shows each tenant&apos;s GPUs against its quota, and what holds it back.</source>
        <translation>显示每个租户的 GPU 用量与配额，以及什么使它受限。</translation>
    </message>
    <message>
        <source>C&amp;harts</source>
        <translation>图表(&amp;H)</translation>
    </message>
    <message>
        <source>Shows use, fragmentation, fairness, waiting and work lost over virtual time.</source>
        <translation>按虚拟时间显示用量、碎片、公平性、等待和损失的工作。</translation>
    </message>
    <message>
        <source>Next stop of the story</source>
        <translation>下一站</translation>
    </message>
    <message>
        <source>Tells what happens next to the pod.</source>
        <translation>讲述这个 Pod 接下来发生的事。</translation>
    </message>
    <message>
        <source>Stop before</source>
        <translation>上一站</translation>
    </message>
    <message>
        <source>Goes back to what was told before.</source>
        <translation>回到上一段讲述。</translation>
    </message>
    <message>
        <source>Light for weak projectors</source>
        <translation>浅色（用于亮度不足的投影仪）</translation>
    </message>
    <message>
        <source>Draws dark on light whatever the theme, or as the theme again.</source>
        <translation>无论主题如何都用浅色绘制，或恢复为主题的颜色。</translation>
    </message>
    <message>
        <source>Leave the presenter</source>
        <translation>退出演示</translation>
    </message>
    <message>
        <source>Goes back to the window, where the story stands.</source>
        <translation>回到主窗口，停在讲述到的位置。</translation>
    </message>
</context>
<context>
    <name>AutosaveControl</name>
    <message>
        <source>%1 change</source>
        <translation>%1 处改动</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 处改动</translation>
    </message>
    <message>
        <source>%1 on %2 branches</source>
        <translation>%1，分布在 %2 个分支上</translation>
    </message>
</context>
<context>
    <name>BeatText</name>
    <message>
        <source>%1 has nothing to check for this pod</source>
        <translation>%1 对这个 Pod 没有要检查的</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%2 left %1 node to ask</source>
        <translation>%2 留下 %1 个要问的节点</translation>
    </message>
    <message>
        <source>%2 left %1 nodes to ask</source>
        <translation>%2 留下 %1 个要问的节点</translation>
    </message>
    <message>
        <source>%1 noted what it needs</source>
        <translation>%1 记下了它需要的内容</translation>
    </message>
    <message>
        <source>%1 looked for room</source>
        <translation>%1 寻找了空位</translation>
    </message>
    <message>
        <source>%1 has nothing to score</source>
        <translation>%1 没有要打分的</translation>
    </message>
    <message>
        <source>%1 prepared its notes</source>
        <translation>%1 准备好了它的记录</translation>
    </message>
    <message>
        <source>%1 gave %2</source>
        <translation>%1 给出 %2</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 通过</translation>
    </message>
    <message>
        <source>%2 would do with %1 victim</source>
        <translation>%2 停止 %1 个 Pod 就够了</translation>
    </message>
    <message>
        <source>%2 would do with %1 victims</source>
        <translation>%2 停止 %1 个 Pod 就够了</translation>
    </message>
    <message>
        <source>%1: a tie</source>
        <translation>%1：平局</translation>
    </message>
    <message>
        <source>%1: %2 candidates out</source>
        <translation>%1：%2 个候选出局</translation>
    </message>
    <message>
        <source>%1: %2 out</source>
        <translation>%1：%2 出局</translation>
    </message>
    <message>
        <source>Totals stand</source>
        <translation>总分确定</translation>
    </message>
    <message>
        <source>%1 node has %2</source>
        <translation>%1 个节点得 %2</translation>
    </message>
    <message>
        <source>%1 nodes tie with %2</source>
        <translation>%1 个节点以 %2 并列</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1 以 %2 领先</translation>
    </message>
    <message>
        <source>PreFilter: rejected, no node is asked</source>
        <translation>PreFilter：已拒绝，不再询问节点</translation>
    </message>
    <message>
        <source>PreFilter: done</source>
        <translation>PreFilter：完成</translation>
    </message>
    <message>
        <source>Filter: %1 of %2 nodes feasible</source>
        <translation>Filter：%2 个节点中 %1 个可行</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1：完成</translation>
    </message>
    <message>
        <source>%1 · %2 is called for %3</source>
        <translation>%1 · 为 %3 调用 %2</translation>
    </message>
    <message>
        <source>%1 · %2 brings its scores to 0–100</source>
        <translation>%1 · %2 把分数换算到 0–100</translation>
    </message>
    <message>
        <source>%1 · total = Σ score × weight, then pick the highest</source>
        <translation>%1 · 总分 = Σ 分数 × 权重，取最高者</translation>
    </message>
    <message>
        <source>%1 · the candidates are compared by: %2</source>
        <translation>%1 · 按以下规则比较候选：%2</translation>
    </message>
    <message>
        <source>%1 begins for %2</source>
        <translation>%1 为 %2 开始</translation>
    </message>
    <message>
        <source>%1 ends</source>
        <translation>%1 结束</translation>
    </message>
    <message>
        <source>%1 · the plugins look at %2 for %3</source>
        <translation>%1 · 各插件为 %3 查看 %2</translation>
    </message>
    <message>
        <source>%1 · would stopping pods on %2 help?</source>
        <translation>%1 · 停止 %2 上的 Pod 有用吗？</translation>
    </message>
    <message>
        <source>QueueSort · %1 is popped</source>
        <translation>QueueSort · 取出 %1</translation>
    </message>
    <message>
        <source>%1 is selected for %2</source>
        <translation>为 %2 选定 %1</translation>
    </message>
    <message>
        <source>no node fits %1</source>
        <translation>没有节点适合 %1</translation>
    </message>
    <message>
        <source>PostFilter · the choice stands</source>
        <translation>PostFilter · 选择已定</translation>
    </message>
    <message>
        <source>%1 is assumed on %2</source>
        <translation>%1 假定放在 %2 上</translation>
    </message>
    <message>
        <source>Reserve · the place on %1 is held for %2</source>
        <translation>Reserve · 为 %2 占住 %1 上的位置</translation>
    </message>
    <message>
        <source>Permit · %1 waits</source>
        <translation>Permit · %1 等待</translation>
    </message>
    <message>
        <source>Permit · %1 may go on</source>
        <translation>Permit · %1 可以继续</translation>
    </message>
    <message>
        <source>PreBind · the binding cycle of %1 begins</source>
        <translation>PreBind · %1 的绑定周期开始</translation>
    </message>
    <message>
        <source>Bind · %1 is bound to %2</source>
        <translation>Bind · %1 绑定到 %2</translation>
    </message>
    <message>
        <source>%1 goes back to the queue</source>
        <translation>%1 回到队列</translation>
    </message>
    <message>
        <source>%1 is nominated to %2</source>
        <translation>%1 被提名到 %2</translation>
    </message>
    <message>
        <source>%1 is told to stop</source>
        <translation>要求 %1 停止</translation>
    </message>
    <message>
        <source>%1 enters</source>
        <translation>%1 进入</translation>
    </message>
    <message>
        <source>%1 finishes</source>
        <translation>%1 运行完毕</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 已离开</translation>
    </message>
    <message>
        <source>PreEnqueue · %1 enters a queue</source>
        <translation>PreEnqueue · %1 进入队列</translation>
    </message>
    <message>
        <source>Reserve · %1 is assumed on %2</source>
        <translation>Reserve · %1 假定放在 %2 上</translation>
    </message>
    <message>
        <source>PostFilter · can stopping lower pods make room for %1?</source>
        <translation>PostFilter · 停止较低级别的 Pod 能为 %1 腾出位置吗？</translation>
    </message>
    <message>
        <source>the cycle of %1 goes on</source>
        <translation>%1 的周期继续</translation>
    </message>
    <message>
        <source>the next thing is due in %1</source>
        <translation>下一件事在 %1 后到期</translation>
    </message>
    <message>
        <source>the engine goes on at this instant</source>
        <translation>引擎在此刻继续</translation>
    </message>
    <message>
        <source>the framework</source>
        <translation>调度框架</translation>
    </message>
    <message>
        <source>%1 began</source>
        <translation>%1 已开始</translation>
    </message>
    <message>
        <source>Nothing left to do. Submit a pod or step back.</source>
        <translation>没有后续事件。可以提交 Pod 或后退。</translation>
    </message>
    <message>
        <source>Nothing left to do: %1 pod waits for a change. Submit a pod or step back.</source>
        <translation>没有后续事件：%1 个 Pod 在等待变化。可以提交 Pod 或后退。</translation>
    </message>
    <message>
        <source>Nothing left to do: %1 pods wait for a change. Submit a pod or step back.</source>
        <translation>没有后续事件：%1 个 Pod 在等待变化。可以提交 Pod 或后退。</translation>
    </message>
    <message>
        <source>The end that the scenario sets is reached. Step back, or submit a pod.</source>
        <translation>已到场景设定的终点。可以后退或提交 Pod。</translation>
    </message>
    <message>
        <source>Stopped: %1 pod retries for ever. Change the cluster or step back.</source>
        <translation>已停止：%1 个 Pod 会无限重试。请改动集群或后退。</translation>
    </message>
    <message>
        <source>Stopped: %1 pods retry for ever. Change the cluster or step back.</source>
        <translation>已停止：%1 个 Pod 会无限重试。请改动集群或后退。</translation>
    </message>
    <message>
        <source>fewest PDB violations</source>
        <translation>PDB 违反最少</translation>
    </message>
    <message>
        <source>lowest highest level</source>
        <translation>最高级别最低</translation>
    </message>
    <message>
        <source>fewest GPU-seconds of work lost</source>
        <translation>损失的 GPU 秒最少</translation>
    </message>
    <message>
        <source>lowest highest priority</source>
        <translation>最高优先级最低</translation>
    </message>
    <message>
        <source>smallest sum of priorities</source>
        <translation>优先级之和最小</translation>
    </message>
    <message>
        <source>fewest victims</source>
        <translation>将被驱逐的 Pod 最少</translation>
    </message>
    <message>
        <source>latest start</source>
        <translation>启动最晚</translation>
    </message>
    <message>
        <source>%1 starts on %2</source>
        <translation>%1 在 %2 上启动</translation>
    </message>
    <message>
        <source>the kubelet refuses %1</source>
        <translation>kubelet 拒绝 %1</translation>
    </message>
    <message>
        <source>%1 changes</source>
        <translation>%1 发生变化</translation>
    </message>
    <message>
        <source>PreEnqueue · %1 is held back</source>
        <translation>PreEnqueue · %1 被拦住</translation>
    </message>
    <message>
        <source>Permit · one plugin lets %1 go on</source>
        <translation>Permit · 一个插件放行 %1</translation>
    </message>
    <message>
        <source>the work %1 loses is counted</source>
        <translation>统计 %1 损失的工作</translation>
    </message>
    <message>
        <source>%1 resumes what was saved</source>
        <translation>%1 从保存处继续</translation>
    </message>
    <message>
        <source>%1 needs no cycle any more</source>
        <translation>%1 不再需要调度周期</translation>
    </message>
    <message>
        <source>the gang of %1 rests</source>
        <translation>%1 所在的组暂歇</translation>
    </message>
    <message>
        <source>%1 joins the cluster</source>
        <translation>%1 加入集群</translation>
    </message>
    <message>
        <source>%1 leaves the cluster</source>
        <translation>%1 离开集群</translation>
    </message>
    <message>
        <source>%1 loses its node %2</source>
        <translation>%1 失去所在节点 %2</translation>
    </message>
    <message>
        <source>the configuration changes</source>
        <translation>配置发生变化</translation>
    </message>
    <message>
        <source>objects of the cluster change</source>
        <translation>集群中的对象发生变化</translation>
    </message>
    <message>
        <source>a change of yours is carried out</source>
        <translation>执行你的一次更改</translation>
    </message>
    <message>
        <source>Unreserve · the place of %1 on %2 is given back</source>
        <translation>Unreserve · 归还 %1 在 %2 上的位置</translation>
    </message>
    <message>
        <source>%1 says no to %2</source>
        <translation>%1 拒绝 %2</translation>
    </message>
    <message>
        <source>the victims on %1 are told to stop, for %2</source>
        <translation>为了 %2，通知 %1 上将被驱逐的 Pod 停止</translation>
    </message>
    <message>
        <source>all victims of %1 were told</source>
        <translation>要为 %1 驱逐的 Pod 都已得到通知</translation>
    </message>
    <message>
        <source>the nomination of %1 is withdrawn</source>
        <translation>撤销 %1 的提名</translation>
    </message>
    <message>
        <source>the preStop hook of %1 begins</source>
        <translation>%1 的 preStop 钩子开始</translation>
    </message>
    <message>
        <source>%1 has saved its checkpoint</source>
        <translation>%1 已保存检查点</translation>
    </message>
    <message>
        <source>%1 is killed before it has saved</source>
        <translation>%1 在保存之前被终止</translation>
    </message>
    <message>
        <source>%1 gets SIGTERM</source>
        <translation>%1 收到 SIGTERM</translation>
    </message>
    <message>
        <source>%1 is evicted</source>
        <translation>%1 被驱逐</translation>
    </message>
    <message>
        <source>%1 leaves its node</source>
        <translation>%1 离开所在节点</translation>
    </message>
    <message>
        <source>the preStop hook of %1 ends</source>
        <translation>%1 的 preStop 钩子结束</translation>
    </message>
    <message>
        <source>the next step of the scenario</source>
        <translation>场景的下一个步骤</translation>
    </message>
    <message>
        <source>pods whose back-off is over go to activeQ</source>
        <translation>退避结束的 Pod 进入 activeQ</translation>
    </message>
    <message>
        <source>pods that were unschedulable for long go back to activeQ</source>
        <translation>长时间无法调度的 Pod 回到 activeQ</translation>
    </message>
    <message>
        <source>Permit · the patience of %1 is over</source>
        <translation>Permit · %1 等待超时</translation>
    </message>
    <message>
        <source>the owner of %1 makes its replacement</source>
        <translation>%1 的所有者创建替代的 Pod</translation>
    </message>
    <message>
        <source>PreBind, Bind · the binding cycle of %1 goes on</source>
        <translation>PreBind、Bind · %1 的绑定周期继续</translation>
    </message>
    <message>
        <source>a preemption tells its next victim to stop</source>
        <translation>抢占通知下一个将被驱逐的 Pod 停止</translation>
    </message>
    <message>
        <source>QueueSort · %1 is popped from activeQ</source>
        <translation>QueueSort · 从 activeQ 取出 %1</translation>
    </message>
</context>
<context>
    <name>BranchTracks</name>
    <message>
        <source>+%1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>ChartSpec</name>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>held</source>
        <translation>占用</translation>
    </message>
    <message>
        <source>waiting on Permit</source>
        <translation>等待 Permit</translation>
    </message>
    <message>
        <source>there are</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>GPUs, mean so far</source>
        <translation>GPU，至今平均</translation>
    </message>
    <message>
        <source>cpu, mean so far</source>
        <translation>cpu，至今平均</translation>
    </message>
    <message>
        <source>cpu now</source>
        <translation>cpu 当前</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>free, no use to 8-GPU pods</source>
        <translation>空闲但 8 GPU 的 Pod 用不了</translation>
    </message>
    <message>
        <source>to 4-GPU pods</source>
        <translation>4 GPU 的 Pod 用不了</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Expected waste</source>
        <translation>预期浪费</translation>
    </message>
    <message>
        <source>free GPUs of no use to an average pod</source>
        <translation>平均一个 Pod 用不了的空闲 GPU</translation>
    </message>
    <message>
        <source>Fairness of tenants</source>
        <translation>租户公平性</translation>
    </message>
    <message>
        <source>Jain&apos;s index now</source>
        <translation>Jain 指数当前值</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>longest pending</source>
        <translation>等待最久的 Pod</translation>
    </message>
    <message>
        <source>bound, 95 %</source>
        <translation>已绑定，95 %</translation>
    </message>
    <message>
        <source>bound, median</source>
        <translation>已绑定，中位数</translation>
    </message>
    <message>
        <source>Pending pods</source>
        <translation>等待中的 Pod</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>损失的工作</translation>
    </message>
    <message>
        <source>to evictions so far</source>
        <translation>至今因驱逐</translation>
    </message>
    <message>
        <source>held idle on Permit so far</source>
        <translation>至今在 Permit 空占</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
</context>
<context>
    <name>ComparePayers</name>
    <message>
        <source>%1 pods are left pending: %2 → %3.</source>
        <translation>最后仍在等待的 %1 Pod：%2 → %3。</translation>
    </message>
    <message>
        <source>%1 pods wait %2 at the 95th percentile.</source>
        <comment>P0; 3 h → 1 h</comment>
        <translation>%1 Pod 的等待时间（95 % 分位）：%2。</translation>
    </message>
    <message>
        <source>The longest wait of a %1 pod: %2.</source>
        <comment>P0; 3 h → 1 h</comment>
        <translation>%1 Pod 的最长等待：%2。</translation>
    </message>
    <message>
        <source>Half of the %1 pods wait %2.</source>
        <comment>P0; 3 h → 1 h</comment>
        <translation>半数 %1 Pod 的等待时间：%2。</translation>
    </message>
    <message>
        <source>More pods are preempted: %1 → %2.</source>
        <translation>被抢占的 Pod 更多：%1 → %2。</translation>
    </message>
    <message>
        <source>More work is lost: %1 → %2.</source>
        <translation>损失的工作更多：%1 → %2。</translation>
    </message>
    <message>
        <source>Free GPUs lie closer together: an average pod could not use %1 of them, now %2.</source>
        <translation>空闲 GPU 更集中：平均一个 Pod 用不上的空闲 GPU 原为 %1 块，现为 %2 块。</translation>
    </message>
    <message>
        <source>Check this with the owners of the %1 pods first.</source>
        <comment>P1, P2</comment>
        <translation>请先与 %1 Pod 的所有者确认。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between levels</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ComparePicture</name>
    <message>
        <source>%1 pt</source>
        <comment>percentage points</comment>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>Pods bound</source>
        <translation>已绑定的 Pod</translation>
    </message>
    <message>
        <source>Pods pending</source>
        <translation>等待中的 Pod</translation>
    </message>
    <message>
        <source>Pods preempted</source>
        <translation>被抢占的 Pod</translation>
    </message>
    <message>
        <source>Failed cycles</source>
        <translation>失败的周期</translation>
    </message>
    <message>
        <source>GPUs allocated, mean</source>
        <translation>已分配的 GPU，平均</translation>
    </message>
    <message>
        <source>Fairness of namespaces</source>
        <translation>命名空间之间的公平性</translation>
    </message>
    <message>
        <source>CPU allocated, mean</source>
        <translation>已分配的 CPU，平均</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>95 %</source>
        <translation>95 %</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>told to leave</source>
        <translation>被要求离开</translation>
    </message>
    <message>
        <source>lost its node</source>
        <translation>失去节点</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>运行完毕</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>no node fitted</source>
        <translation>没有节点适合</translation>
    </message>
    <message>
        <source>All pods</source>
        <translation>所有 Pod</translation>
    </message>
    <message>
        <source>Unallocatable GPUs, mean</source>
        <translation>无法分配的 GPU，均值</translation>
    </message>
    <message>
        <source>Last pod ended after</source>
        <translation>最后一个 Pod 结束于</translation>
    </message>
    <message>
        <source>pending at the end</source>
        <translation>结束时仍在等待</translation>
    </message>
    <message>
        <source>means over %1</source>
        <comment>a span of time</comment>
        <translation>按 %1 取平均</translation>
    </message>
    <message>
        <source>GPU allocation over time</source>
        <translation>GPU 分配随时间变化</translation>
    </message>
    <message>
        <source>share of %1 · mean A %2, B %3 · %4</source>
        <translation>占 %1 的比例 · 平均 A %2，B %3 · %4</translation>
    </message>
    <message>
        <source>Fragmentation over time</source>
        <translation>碎片随时间变化</translation>
    </message>
    <message>
        <source>free GPUs an average pod cannot use · mean A %1, B %2 · lower is better</source>
        <translation>平均一个 Pod 用不上的空闲 GPU · 平均 A %1，B %2 · 越低越好</translation>
    </message>
    <message>
        <source>as it was opened</source>
        <translation>打开时的样子</translation>
    </message>
    <message>
        <source>from %1 at %2</source>
        <translation>自 %1，于 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Both runs finished: pods bound, A %1, B %2.</source>
        <translation>两次运行均已结束：已绑定的 Pod，A %1，B %2。</translation>
    </message>
    <message>
        <source>A %1; B %2.</source>
        <translation>A %1；B %2。</translation>
    </message>
    <message>
        <source>%1. Nothing differs.</source>
        <translation>%1。没有任何不同。</translation>
    </message>
    <message>
        <source>%1 pod</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>%1 pods</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>%1 waits, %2</source>
        <comment>P0; 29 pods</comment>
        <translation>%1 的等待，%2</translation>
    </message>
    <message>
        <source>finished</source>
        <comment>a run</comment>
        <translation>已结束</translation>
    </message>
    <message>
        <source>was stopped: %1 retry for ever</source>
        <translation>已停止：%1 一直在重试</translation>
    </message>
    <message>
        <source>%1, the same seed</source>
        <comment>300 pods</comment>
        <translation>%1，种子相同</translation>
    </message>
    <message>
        <source>%1. Only weights and arguments differ.</source>
        <translation>%1。只有权重与参数不同。</translation>
    </message>
</context>
<context>
    <name>CompareReport</name>
    <message>
        <source>What differs</source>
        <translation>有何不同</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>differs</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>效果如何</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 变化</translation>
    </message>
    <message>
        <source>Pods that went another way</source>
        <translation>走了另一条路的 Pod</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>parts at</source>
        <translation>分岔于</translation>
    </message>
    <message>
        <source>%1, %2, fingerprint %3</source>
        <comment>A: main; as it was opened; hex</comment>
        <translation>%1，%2，指纹 %3</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>Comparison of two branches</source>
        <translation>两个分支的比较</translation>
    </message>
    <message>
        <source>Who pays for it</source>
        <translation>谁来承担</translation>
    </message>
</context>
<context>
    <name>CompareSettings</name>
    <message>
        <source>score plugin, weight</source>
        <translation>Score 插件，权重</translation>
    </message>
    <message>
        <source>%1: score plugin, weight</source>
        <comment>a profile</comment>
        <translation>%1：Score 插件，权重</translation>
    </message>
    <message>
        <source>%1, plugins</source>
        <comment>an extension point</comment>
        <translation>%1，插件数</translation>
    </message>
    <message>
        <source>%1: A %2, B %3</source>
        <translation>%1：A %2，B %3</translation>
    </message>
    <message>
        <source>edit, how often</source>
        <translation>编辑，次数</translation>
    </message>
    <message>
        <source>%1 other, the same in both</source>
        <translation>另有 %1 个，两边相同</translation>
    </message>
    <message>
        <source>%1 others, the same in both</source>
        <translation>另有 %1 个，两边相同</translation>
    </message>
</context>
<context>
    <name>CompareTable</name>
    <message>
        <source>%1, better</source>
        <translation>%1，更好</translation>
    </message>
    <message>
        <source>%1, worse</source>
        <translation>%1，更差</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
</context>
<context>
    <name>ConfigurationEdits</name>
    <message>
        <source>Arguments of %1</source>
        <translation>%1 的参数</translation>
    </message>
    <message>
        <source>Coscheduling at every point</source>
        <translation>在每个扩展点启用 Coscheduling</translation>
    </message>
</context>
<context>
    <name>DefaultedSection</name>
    <message>
        <source>Defaulted</source>
        <translation>默认填充</translation>
    </message>
    <message>
        <source>in no file: filled in as the API server does</source>
        <translation>不在文件中：像 API server 那样填入</translation>
    </message>
</context>
<context>
    <name>DiagnosticText</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>说明：%1</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>警告：%1</translation>
    </message>
    <message>
        <source>error: %1</source>
        <translation>错误：%1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>Diagnostics</name>
    <message>
        <source>expected %1, found %2</source>
        <translation>应为%1，实际是%2</translation>
    </message>
    <message>
        <source>expected %1, found &quot;%2&quot;</source>
        <translation>应为 %1，实际是“%2”</translation>
    </message>
    <message>
        <source>expected one of %1, found &quot;%2&quot;</source>
        <translation>应为其中之一：%1；实际是“%2”</translation>
    </message>
    <message>
        <source>expected at least %1, found %2</source>
        <translation>应至少为 %1，实际是 %2</translation>
    </message>
    <message>
        <source>expected %1 to %2, found %3</source>
        <translation>应在 %1 到 %2 之间，实际是 %3</translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2, found &quot;%3&quot;</source>
        <translation>应为 %1 到 %2 之间的整数，实际是“%3”</translation>
    </message>
    <message>
        <source>expected a duration above 0, found &quot;%1&quot;</source>
        <translation>应为大于 0 的时长，实际是“%1”</translation>
    </message>
    <message>
        <source>an amount cannot be negative, found %1</source>
        <translation>数量不能为负，实际是 %1</translation>
    </message>
    <message>
        <source>%1 is more than can be counted (%2)</source>
        <translation>%1 超出了可计数的范围（%2）</translation>
    </message>
    <message>
        <source>a duration cannot be negative</source>
        <translation>时长不能为负</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an RFC 3339 time such as 2026-01-01T00:00:00Z</source>
        <translation>“%1”不是 RFC 3339 格式的时间，例如 2026-01-01T00:00:00Z</translation>
    </message>
    <message>
        <source>&quot;%1&quot; lies outside the years 1678 to 2262</source>
        <translation>“%1”不在 1678 年到 2262 年之间</translation>
    </message>
    <message>
        <source>this field is missing</source>
        <translation>缺少此字段</translation>
    </message>
    <message>
        <source>unknown field, it is not used</source>
        <translation>未知字段，不会使用</translation>
    </message>
    <message>
        <source>an unquoted %1 is a boolean to kubectl, which would refuse it here; it is taken as text</source>
        <translation>未加引号的 %1 在 kubectl 看来是布尔值，在此处会被拒绝；这里按文本处理</translation>
    </message>
    <message>
        <source>%1 must be %2, not %3</source>
        <translation>%1 应为%2，而不是%3</translation>
    </message>
    <message>
        <source>%1 must be a map of fields, not %2</source>
        <translation>%1 应为字段组成的映射，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must be an integer, not %2</source>
        <translation>%1 应为整数，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must be a 32-bit integer, not %2</source>
        <translation>%1 应为 32 位整数，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must be true or false, not %2</source>
        <translation>%1 应为 true 或 false，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must be a string, not %2</source>
        <translation>%1 应为字符串，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must be a list, not %2</source>
        <translation>%1 应为列表，而不是 %2</translation>
    </message>
    <message>
        <source>%1 must hold strings, not %2</source>
        <translation>%1 应由字符串组成，而不是 %2</translation>
    </message>
    <message>
        <source>the arguments must be of kind %1, not %2</source>
        <translation>参数的 kind 应为 %1，而不是 %2</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>a quantity</source>
        <translation>数量（quantity）</translation>
    </message>
    <message>
        <source>a map</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a scalar</source>
        <translation>标量</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>空值</translation>
    </message>
    <message>
        <source>the boolean %1</source>
        <translation>布尔值 %1</translation>
    </message>
    <message>
        <source>the number %1</source>
        <translation>数字 %1</translation>
    </message>
    <message>
        <source>the text &quot;%1&quot;</source>
        <translation>文本“%1”</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>32 位整数</translation>
    </message>
    <message>
        <source>a whole number from 0 upwards</source>
        <translation>不小于 0 的整数</translation>
    </message>
    <message>
        <source>a duration such as &quot;1h30m&quot;, &quot;15s&quot; or &quot;250ms&quot;</source>
        <translation>时长，例如“1h30m”“15s”或“250ms”</translation>
    </message>
    <message>
        <source>a duration since the start such as &quot;90s&quot; or &quot;1h30m&quot;, or an instant such as 2026-01-01T00:00:00Z</source>
        <translation>自开始起的时长（例如“90s”或“1h30m”），或时刻（例如 2026-01-01T00:00:00Z）</translation>
    </message>
    <message>
        <source>an instant such as 2026-01-01T00:00:00Z</source>
        <translation>时刻，例如 2026-01-01T00:00:00Z</translation>
    </message>
    <message>
        <source>a step</source>
        <translation>一个步骤</translation>
    </message>
    <message>
        <source>a map with kind, name and patch</source>
        <translation>含 kind、name 和 patch 的映射</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 pod</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>%1 pods</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>Put it in quotes</source>
        <translation>请加上引号</translation>
    </message>
    <message>
        <source>Put it in quotes: &quot;%1&quot;</source>
        <translation>请加上引号：&quot;%1&quot;</translation>
    </message>
    <message>
        <source>Remove the quotes</source>
        <translation>请去掉引号</translation>
    </message>
    <message>
        <source>Write the number without quotes</source>
        <translation>请写不带引号的数字</translation>
    </message>
    <message>
        <source>Write something like 2, 500m or 4Gi</source>
        <translation>请写成 2、500m 或 4Gi 这样的形式</translation>
    </message>
    <message>
        <source>Write a number with a suffix such as 500m, 2, 1.5, 4Gi or 1e3 (no blank between them)</source>
        <translation>请写数字加后缀，例如 500m、2、1.5、4Gi 或 1e3（中间没有空格）</translation>
    </message>
    <message>
        <source>Write it as 2026-01-01T00:00:00Z</source>
        <translation>请写成 2026-01-01T00:00:00Z 的形式</translation>
    </message>
    <message>
        <source>Write a Go duration such as 90m, 1h30m or 250ms</source>
        <translation>请写 Go 时长，例如 90m、1h30m 或 250ms</translation>
    </message>
    <message>
        <source>Write a Go duration such as 90m or 1h30m</source>
        <translation>请写 Go 时长，例如 90m 或 1h30m</translation>
    </message>
    <message>
        <source>Write a duration such as 30s or 1m30s</source>
        <translation>请写时长，例如 30s 或 1m30s</translation>
    </message>
    <message>
        <source>Begin each item with &quot;- &quot;, or write [ … ]</source>
        <translation>每一项以“- ”开头，或写成 [ … ]</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>是否想写 %1？</translation>
    </message>
    <message>
        <source>Did you mean &quot;%1&quot;?</source>
        <translation>是否想写“%1”？</translation>
    </message>
    <message>
        <source>Known here: %1</source>
        <translation>此处可用：%1</translation>
    </message>
    <message>
        <source>Remove one of the two</source>
        <translation>请删去其中一个</translation>
    </message>
    <message>
        <source>The version must be %1</source>
        <translation>版本必须是 %1</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>这是文件夹，不是文件</translation>
    </message>
    <message>
        <source>Name the files in it</source>
        <translation>请指定其中的文件</translation>
    </message>
    <message>
        <source>the file has %1 bytes, more than the %2 that are read</source>
        <translation>文件有 %1 字节，超过可读取的 %2 字节</translation>
    </message>
    <message>
        <source>Raise the limit with --max-size</source>
        <translation>可用 --max-size 提高上限</translation>
    </message>
    <message>
        <source>the file cannot be read: %1</source>
        <translation>文件无法读取：%1</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 无法写入：%2</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>the file holds comments only</source>
        <translation>文件中只有注释</translation>
    </message>
    <message>
        <source>Expected Kubernetes objects as YAML or JSON, as kubectl get -o yaml prints them</source>
        <translation>应为 YAML 或 JSON 格式的 Kubernetes 对象，如 kubectl get -o yaml 的输出</translation>
    </message>
    <message>
        <source>this file is UTF-32 text, expected UTF-8</source>
        <translation>此文件是 UTF-32 文本，应为 UTF-8</translation>
    </message>
    <message>
        <source>this file is UTF-16 text, expected UTF-8</source>
        <translation>此文件是 UTF-16 文本，应为 UTF-8</translation>
    </message>
    <message>
        <source>Save it as UTF-8 (in PowerShell: `kubectl get … | Out-File -Encoding utf8 FILE`)</source>
        <translation>请保存为 UTF-8（在 PowerShell 中：`kubectl get … | Out-File -Encoding utf8 FILE`）</translation>
    </message>
    <message>
        <source>this is a binary file (it holds a zero byte), expected YAML or JSON text</source>
        <translation>这是二进制文件（含有零字节），应为 YAML 或 JSON 文本</translation>
    </message>
    <message>
        <source>a control character (0x%1) stands here, which neither YAML nor JSON allows</source>
        <translation>此处有控制字符（0x%1），YAML 和 JSON 都不允许</translation>
    </message>
    <message>
        <source>If this is a text file, remove the character; a binary file cannot be read</source>
        <translation>如果这是文本文件，请删去该字符；二进制文件无法读取</translation>
    </message>
    <message>
        <source>the byte 0x%1 is not UTF-8 text</source>
        <translation>字节 0x%1 不是 UTF-8 文本</translation>
    </message>
    <message>
        <source>Save the file as UTF-8</source>
        <translation>请把文件保存为 UTF-8</translation>
    </message>
    <message>
        <source>more than %1 errors; the rest is not shown</source>
        <translation>错误超过 %1 个，其余不再显示</translation>
    </message>
    <message>
        <source>%1 (and %2 more like this)</source>
        <translation>%1（另有 %2 条同类）</translation>
    </message>
    <message>
        <source>%1 more notes are not shown</source>
        <translation>另有 %1 条说明未显示</translation>
    </message>
    <message>
        <source>lists and maps are nested more than %1 deep</source>
        <translation>列表和映射的嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>No Kubernetes object is nested so deeply</source>
        <translation>Kubernetes 对象不会嵌套得这么深</translation>
    </message>
    <message>
        <source>this alias names no anchor</source>
        <translation>此别名没有对应的锚点</translation>
    </message>
    <message>
        <source>this alias stands inside the value it names</source>
        <translation>此别名位于它所指的值之内</translation>
    </message>
    <message>
        <source>A value cannot contain itself</source>
        <translation>值不能包含自身</translation>
    </message>
    <message>
        <source>an alias of a list or a map stands where a key was expected</source>
        <translation>此处应为键，却是列表或映射的别名</translation>
    </message>
    <message>
        <source>the aliases of this file stand for more than %1 values</source>
        <translation>此文件的别名展开后超过 %1 个值</translation>
    </message>
    <message>
        <source>Write the values out, or use fewer aliases in each other</source>
        <translation>请直接写出这些值，或减少别名的相互嵌套</translation>
    </message>
    <message>
        <source>a key is missing here</source>
        <translation>此处缺少键</translation>
    </message>
    <message>
        <source>Write `key: value`, or put the key in quotes</source>
        <translation>请写成 `key: value`，或给键加上引号</translation>
    </message>
    <message>
        <source>this %1 is never closed</source>
        <translation>此处的 %1 没有闭合</translation>
    </message>
    <message>
        <source>a list or a map stands where a key was expected</source>
        <translation>此处应为键，却是列表或映射</translation>
    </message>
    <message>
        <source>Put values that begin with [ or { in quotes</source>
        <translation>以 [ 或 { 开头的值请加上引号</translation>
    </message>
    <message>
        <source>the merge key &lt;&lt; needs a map, or a list of maps</source>
        <translation>合并键 &lt;&lt; 的值应为映射，或映射的列表</translation>
    </message>
    <message>
        <source>Write `&lt;&lt;: *anchor`</source>
        <translation>请写成 `&lt;&lt;: *anchor`</translation>
    </message>
    <message>
        <source>expected a colon behind the key</source>
        <translation>键后应有冒号</translation>
    </message>
    <message>
        <source>expected a comma or %1</source>
        <translation>应为逗号或 %1</translation>
    </message>
    <message>
        <source>The text ends before its last %1 is closed</source>
        <translation>文本在最后一个 %1 闭合之前就结束了</translation>
    </message>
    <message>
        <source>The text ends before its last { is closed</source>
        <translation>文本在最后一个 { 闭合之前就结束了</translation>
    </message>
    <message>
        <source>a comma stands before %1</source>
        <translation>%1 前有多余的逗号</translation>
    </message>
    <message>
        <source>JSON allows no comma at the end</source>
        <translation>JSON 不允许末尾的逗号</translation>
    </message>
    <message>
        <source>the text ends where a value was expected</source>
        <translation>应有值的地方文本已结束</translation>
    </message>
    <message>
        <source>expected a value</source>
        <translation>应为一个值</translation>
    </message>
    <message>
        <source>expected a value, found %1</source>
        <translation>应为一个值，实际是 %1</translation>
    </message>
    <message>
        <source>Texts need double quotes</source>
        <translation>文本要用双引号</translation>
    </message>
    <message>
        <source>this text has no closing quotation mark</source>
        <translation>这段文本缺少结尾的引号</translation>
    </message>
    <message>
        <source>unknown escape in a text</source>
        <translation>文本中有未知的转义</translation>
    </message>
    <message>
        <source>JSON knows \&quot; \\ \/ \b \f \n \r \t and \uXXXX</source>
        <translation>JSON 支持 \&quot; \\ \/ \b \f \n \r \t 和 \uXXXX</translation>
    </message>
    <message>
        <source>\u needs four hexadecimal digits</source>
        <translation>\u 后应有四位十六进制数字</translation>
    </message>
    <message>
        <source>JSON keys need double quotes</source>
        <translation>JSON 的键要用双引号</translation>
    </message>
    <message>
        <source>Put a %1 at its end</source>
        <translation>请在结尾加上 %1</translation>
    </message>
    <message>
        <source>a tab indents this line, which kubectl refuses</source>
        <translation>此行用制表符缩进，kubectl 会拒绝</translation>
    </message>
    <message>
        <source>a tab indents this line, which YAML does not allow</source>
        <translation>此行用制表符缩进，YAML 不允许</translation>
    </message>
    <message>
        <source>Indent with blanks; kubectl refuses tabs</source>
        <translation>请用空格缩进；kubectl 不接受制表符</translation>
    </message>
    <message>
        <source>this block begins with a tab, which kubectl refuses</source>
        <translation>此文本块以制表符开头，kubectl 会拒绝</translation>
    </message>
    <message>
        <source>Write %12 instead of %2, with the lines two blanks deeper than the key</source>
        <translation>请把 %2 写成 %12，并使各行比键多缩进两个空格</translation>
    </message>
    <message>
        <source>the tag %1 is not used</source>
        <translation>标签 %1 不会使用</translation>
    </message>
    <message>
        <source>this is not valid YAML: %1</source>
        <translation>YAML 无效：%1</translation>
    </message>
    <message>
        <source>this is not valid YAML: it does not belong to what stands above</source>
        <translation>YAML 无效：此处与上文不相连</translation>
    </message>
    <message>
        <source>Check the indentation, commas and brackets, or begin a new document with ---</source>
        <translation>请检查缩进、逗号和括号，或用 --- 开始新文档</translation>
    </message>
    <message>
        <source>Check the indentation, and put values that contain &quot;: &quot; in quotes</source>
        <translation>请检查缩进，并给含有“: ”的值加上引号</translation>
    </message>
    <message>
        <source>Check the indentation of this line against the lines above it</source>
        <translation>请对照上面各行检查此行的缩进</translation>
    </message>
    <message>
        <source>A { is not closed, or a comma is missing</source>
        <translation>{ 没有闭合，或缺少逗号</translation>
    </message>
    <message>
        <source>A [ is not closed, or a comma is missing</source>
        <translation>[ 没有闭合，或缺少逗号</translation>
    </message>
    <message>
        <source>A list item cannot begin here; check the indentation</source>
        <translation>列表项不能从此处开始；请检查缩进</translation>
    </message>
    <message>
        <source>Put values that begin with @ ` % &amp; * ! or | in quotes</source>
        <translation>以 @ ` % &amp; * ! 或 | 开头的值请加上引号</translation>
    </message>
    <message>
        <source>A quotation mark is not closed</source>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>A quotation mark is not closed before this line</source>
        <translation>此行之前有引号没有闭合</translation>
    </message>
    <message>
        <source>The block above begins with a line that is indented deeper: write |2 instead of |, with the lines two blanks deeper than the key</source>
        <translation>上面的文本块首行缩进更深：请把 | 写成 |2，并使各行比键多缩进两个空格</translation>
    </message>
    <message>
        <source>illegal map value</source>
        <translation>此处不能有映射的值</translation>
    </message>
    <message>
        <source>end of map not found</source>
        <translation>找不到映射的结尾</translation>
    </message>
    <message>
        <source>end of sequence not found</source>
        <translation>找不到列表的结尾</translation>
    </message>
    <message>
        <source>end of map flow not found</source>
        <translation>{ … } 没有结尾</translation>
    </message>
    <message>
        <source>end of sequence flow not found</source>
        <translation>[ … ] 没有结尾</translation>
    </message>
    <message>
        <source>illegal block entry</source>
        <translation>此处不能有列表项</translation>
    </message>
    <message>
        <source>unknown token</source>
        <translation>无法识别的符号</translation>
    </message>
    <message>
        <source>illegal EOF in scalar</source>
        <translation>文件在文本中间结束</translation>
    </message>
    <message>
        <source>illegal document indicator in scalar</source>
        <translation>文本中间出现了文档分隔符</translation>
    </message>
    <message>
        <source>expected a Kubernetes object, found %1</source>
        <translation>应为 Kubernetes 对象，实际是%1</translation>
    </message>
    <message>
        <source>A document is a map with apiVersion, kind and metadata</source>
        <translation>一个文档是含 apiVersion、kind 和 metadata 的映射</translation>
    </message>
    <message>
        <source>Every object says its apiVersion and kind</source>
        <translation>每个对象都要写明 apiVersion 和 kind</translation>
    </message>
    <message>
        <source>Every object needs metadata with a name</source>
        <translation>每个对象都要有含 name 的 metadata</translation>
    </message>
    <message>
        <source>Berth makes up no names; write one</source>
        <translation>Berth 不会自行起名，请写一个名称</translation>
    </message>
    <message>
        <source>a name cannot be empty</source>
        <translation>名称不能为空</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no valid name: %2</source>
        <translation>“%1”不是有效的名称：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no valid label key: %2</source>
        <translation>“%1”不是有效的标签键：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no valid label value: %2</source>
        <translation>“%1”不是有效的标签值：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no label key: %2</source>
        <translation>“%1”不是标签键：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no label value: %2</source>
        <translation>“%1”不是标签值：%2</translation>
    </message>
    <message>
        <source>expected %1 for a %2, found %3</source>
        <translation>%2 应为 %1，实际是 %3</translation>
    </message>
    <message>
        <source>%1 %2 is read as %3</source>
        <translation>%1 %2 按 %3 读取</translation>
    </message>
    <message>
        <source>%1 of %2 is shown, but no plugin uses it</source>
        <translation>%1（%2）会显示，但没有插件使用它</translation>
    </message>
    <message>
        <source>an input may have one Scenario document, and this is the second</source>
        <translation>一份输入只能有一个 Scenario 文档，这是第二个</translation>
    </message>
    <message>
        <source>The first is at %1:%2</source>
        <translation>第一个在 %1:%2</translation>
    </message>
    <message>
        <source>The first is at %1:%2:%3</source>
        <translation>第一个在 %1:%2:%3</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands twice in this map; the last one counts</source>
        <translation>键“%1”在此映射中出现两次，以最后一个为准</translation>
    </message>
    <message>
        <source>kubectl refuses it</source>
        <translation>kubectl 会拒绝</translation>
    </message>
    <message>
        <source>%1 %2 stands twice in the input</source>
        <translation>%1 %2 在输入中出现两次</translation>
    </message>
    <message>
        <source>A pod needs a spec with containers</source>
        <translation>Pod 要有含 containers 的 spec</translation>
    </message>
    <message>
        <source>Expected system-cluster-critical (2000000000) or system-node-critical (2000001000)</source>
        <translation>应为 system-cluster-critical（2000000000）或 system-node-critical（2000001000）</translation>
    </message>
    <message>
        <source>there is no PriorityClass &quot;%1&quot;; the pod&apos;s priority is %2</source>
        <translation>没有 PriorityClass “%1”；Pod 的优先级为 %2</translation>
    </message>
    <message>
        <source>The API server would refuse the pod; add the PriorityClass</source>
        <translation>API server 会拒绝这个 Pod；请补上该 PriorityClass</translation>
    </message>
    <message>
        <source>Write NoSchedule, PreferNoSchedule or NoExecute</source>
        <translation>请写 NoSchedule、PreferNoSchedule 或 NoExecute</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no device number</source>
        <translation>“%1”不是设备编号</translation>
    </message>
    <message>
        <source>Write the numbers with commas: &quot;0,1&quot;</source>
        <translation>编号之间用逗号：&quot;0,1&quot;</translation>
    </message>
    <message>
        <source>device %1 is given twice</source>
        <translation>设备 %1 写了两次</translation>
    </message>
    <message>
        <source>the pod asks %1 GPUs, but %2 devices are given</source>
        <translation>Pod 请求 %1 个 GPU，却给出了 %2 个设备</translation>
    </message>
    <message>
        <source>expected models, found &quot;%1&quot;</source>
        <translation>应为型号，实际是“%1”</translation>
    </message>
    <message>
        <source>Write one model, or several with | between them: &quot;V100|A100&quot;</source>
        <translation>请写一个型号，或用 | 分隔多个：&quot;V100|A100&quot;</translation>
    </message>
    <message>
        <source>node %1 has no device %2</source>
        <translation>节点 %1 没有设备 %2</translation>
    </message>
    <message>
        <source>It has %1 GPUs, numbered from 0</source>
        <translation>它有 %1 个 GPU，从 0 开始编号</translation>
    </message>
    <message>
        <source>device %1 of node %2 is held by pod %3 too</source>
        <translation>节点 %2 的设备 %1 同时被 Pod %3 占用</translation>
    </message>
    <message>
        <source>%1 is counted, not placed: on which GPU a slice lies is not known</source>
        <translation>%1 只计数，不定位：不知道切片位于哪个 GPU</translation>
    </message>
    <message>
        <source>Links and devices are chosen for pods that ask whole GPUs only</source>
        <translation>只为请求整个 GPU 的 Pod 选择链路和设备</translation>
    </message>
    <message>
        <source>%1 has %2 GPUs, but the node has %3</source>
        <translation>%1 有 %2 个 GPU，而节点有 %3 个</translation>
    </message>
    <message>
        <source>Name a preset with as many, and check status.allocatable</source>
        <translation>请选用 GPU 数相同的预设，并检查 status.allocatable</translation>
    </message>
    <message>
        <source>the print shows %1 GPUs, but the node has %2</source>
        <translation>输出中有 %1 个 GPU，而节点有 %2 个</translation>
    </message>
    <message>
        <source>Paste what `nvidia-smi topo -m` prints on this node, and check status.allocatable</source>
        <translation>请粘贴 `nvidia-smi topo -m` 在此节点上的输出，并检查 status.allocatable</translation>
    </message>
    <message>
        <source>Or write the print of `nvidia-smi topo -m` itself; `berthctl import topo FILE` does</source>
        <translation>也可以直接写 `nvidia-smi topo -m` 的输出；`berthctl import topo FILE` 可代劳</translation>
    </message>
    <message>
        <source>metadata.annotations[%1]: %2</source>
        <translation>metadata.annotations[%1]：%2</translation>
    </message>
    <message>
        <source>this is no print of `nvidia-smi topo -m`: no line names GPU0, GPU1, …</source>
        <translation>这不是 `nvidia-smi topo -m` 的输出：没有一行列出 GPU0、GPU1……</translation>
    </message>
    <message>
        <source>Paste what `nvidia-smi topo -m` prints, from the line with GPU0 on</source>
        <translation>请粘贴 `nvidia-smi topo -m` 的输出，从含 GPU0 的那一行开始</translation>
    </message>
    <message>
        <source>the header has no column %1</source>
        <translation>表头没有 %1 列</translation>
    </message>
    <message>
        <source>row %1 stands twice</source>
        <translation>%1 行出现两次</translation>
    </message>
    <message>
        <source>column %1 stands twice</source>
        <translation>%1 列出现两次</translation>
    </message>
    <message>
        <source>row %1 is missing</source>
        <translation>缺少 %1 行</translation>
    </message>
    <message>
        <source>row %1 is short: no cell under %2</source>
        <translation>%1 行不完整：%2 列下没有内容</translation>
    </message>
    <message>
        <source>the print shows %1 GPUs, at most %2 can be drawn</source>
        <translation>输出中有 %1 个 GPU，最多能画 %2 个</translation>
    </message>
    <message>
        <source>cell %1 × %2</source>
        <translation>单元格 %1 × %2</translation>
    </message>
    <message>
        <source>%1: expected X, found &quot;%2&quot;</source>
        <translation>%1：应为 X，实际是“%2”</translation>
    </message>
    <message>
        <source>%1: expected X, NV#, PIX, PXB, PHB, NODE or SYS, found &quot;%2&quot;</source>
        <translation>%1：应为 X、NV#、PIX、PXB、PHB、NODE 或 SYS，实际是“%2”</translation>
    </message>
    <message>
        <source>the print is not symmetric: cell %1 × %2 says %3, cell %4 × %5 says %6</source>
        <translation>输出不对称：单元格 %1 × %2 是 %3，而 %4 × %5 是 %6</translation>
    </message>
    <message>
        <source>the print is not symmetric: %1 says %2, its mirror image says %3</source>
        <translation>输出不对称：%1 是 %2，而对称位置是 %3</translation>
    </message>
    <message>
        <source>the pod&apos;s owner, a %1, is not in the input</source>
        <translation>Pod 的所有者（%1）不在输入中</translation>
    </message>
    <message>
        <source>the pod&apos;s owner, a %1, is not in the input; it makes the pod again all the same when it is evicted</source>
        <translation>Pod 的所有者（%1）不在输入中；Pod 被驱逐后，它仍会重建 Pod</translation>
    </message>
    <message>
        <source>the node &quot;%1&quot; is not in the input; the pod counts nowhere</source>
        <translation>节点“%1”不在输入中，这个 Pod 不计入任何节点</translation>
    </message>
    <message>
        <source>there is no PodGroup &quot;%1&quot; in namespace %2, so its pods are in no gang</source>
        <translation>命名空间 %2 中没有 PodGroup “%1”，所以这些 Pod 不属于任何组</translation>
    </message>
    <message>
        <source>the preStop hook needs %1 to save, the grace period is %2: an eviction loses the work</source>
        <translation>preStop 钩子保存需要 %1，宽限期只有 %2：驱逐会丢失工作</translation>
    </message>
    <message>
        <source>PodGroup &quot;%1&quot; wants %2 members, but only %3 of its pods are in the input</source>
        <translation>PodGroup “%1”需要 %2 个成员，而输入中只有 %3 个</translation>
    </message>
    <message>
        <source>Its pods wait until there are so many</source>
        <translation>凑够成员之前，它的 Pod 一直等待</translation>
    </message>
    <message>
        <source>no node carries the label &quot;%1&quot; that %2 names, so no node is in a domain of it</source>
        <translation>没有节点带有 %2 所指的标签“%1”，所以没有节点属于它的域</translation>
    </message>
    <message>
        <source>there is no PersistentVolumeClaim &quot;%1&quot; in namespace %2</source>
        <translation>命名空间 %2 中没有 PersistentVolumeClaim “%1”</translation>
    </message>
    <message>
        <source>the pod requests %1, for which the plugin DynamicResources would take devices of the class %2, which is not simulated</source>
        <translation>Pod 请求 %1；插件 DynamicResources 本会为它取用 %2 类的设备，这一点不模拟</translation>
    </message>
    <message>
        <source>Berth counts it as an amount of the node</source>
        <translation>Berth 把它当作节点的数量资源来计</translation>
    </message>
    <message>
        <source>the pod uses what the plugin %1 judges, which is not simulated</source>
        <translation>Pod 用到了由插件 %1 判断的内容，这一点不模拟</translation>
    </message>
    <message>
        <source>Berth schedules it as if that plugin had nothing against any node</source>
        <translation>Berth 调度时当作该插件对任何节点都没有异议</translation>
    </message>
    <message>
        <source>tolerations for nodes in trouble are added to %1, as the API server does, and a DaemonSet&apos;s controller for its pods</source>
        <translation>已为 %1 补上针对故障节点的容忍度，如同 API server（对其 Pod 则如同 DaemonSet 控制器）所做的那样</translation>
    </message>
    <message>
        <source>%1 without %2, which is filled in as %3</source>
        <translation>%1没有写 %2，按 %3 补上</translation>
    </message>
    <message>
        <source>its PriorityClass&apos; value, or 0</source>
        <translation>其 PriorityClass 的值（没有则为 0）</translation>
    </message>
    <message>
        <source>its PriorityClass&apos; policy</source>
        <translation>其 PriorityClass 的策略</translation>
    </message>
    <message>
        <source>the global default class</source>
        <translation>全局默认的 PriorityClass</translation>
    </message>
    <message>
        <source>the capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>the pod&apos;s values of matchLabelKeys</source>
        <translation>Pod 在 matchLabelKeys 上的取值</translation>
    </message>
    <message>
        <source>the container&apos;s port, since the pod uses the host&apos;s network</source>
        <translation>容器的端口（因为 Pod 使用主机网络）</translation>
    </message>
    <message>
        <source>the limit</source>
        <translation>limit</translation>
    </message>
    <message>
        <source>the namespace %1 is not in the input, so its labels are unknown to the pods that select namespaces by label</source>
        <translation>命名空间 %1 不在输入中，按标签选择命名空间的 Pod 无从知道它的标签</translation>
    </message>
    <message>
        <source>Add what kubectl get namespaces -o yaml prints</source>
        <translation>请加入 kubectl get namespaces -o yaml 的输出</translation>
    </message>
    <message>
        <source>with this pod namespace %1 exceeds %2 of its ResourceQuota %3 (%4)</source>
        <translation>加上这个 Pod，命名空间 %1 超出了 ResourceQuota %3 的 %2（%4）</translation>
    </message>
    <message>
        <source>Quotas are not enforced; the API server would refuse the pod</source>
        <translation>配额不强制执行；API server 会拒绝这个 Pod</translation>
    </message>
    <message>
        <source>no node has the label &quot;%1&quot;, %2</source>
        <translation>没有节点带有标签“%1”，%2</translation>
    </message>
    <message>
        <source>so the term can be met on none</source>
        <translation>所以该条件在任何节点上都无法满足</translation>
    </message>
    <message>
        <source>so the term keeps the pod off none</source>
        <translation>所以该条件不会把 Pod 挡在任何节点之外</translation>
    </message>
    <message>
        <source>so the constraint keeps the pod off all of them</source>
        <translation>所以该约束把 Pod 挡在所有节点之外</translation>
    </message>
    <message>
        <source>so the constraint ranks none</source>
        <translation>所以该约束不影响任何节点的排序</translation>
    </message>
    <message>
        <source>so the preference ranks none</source>
        <translation>所以该偏好不影响任何节点的排序</translation>
    </message>
    <message>
        <source>the selector contradicts itself about the label &quot;%1&quot;: %2</source>
        <translation>选择器在标签“%1”上自相矛盾：%2</translation>
    </message>
    <message>
        <source>it matches no pod</source>
        <translation>不匹配任何 Pod</translation>
    </message>
    <message>
        <source>it matches no node</source>
        <translation>不匹配任何节点</translation>
    </message>
    <message>
        <source>the budget has no selector, so it covers no pod</source>
        <translation>该预算没有选择器，所以不覆盖任何 Pod</translation>
    </message>
    <message>
        <source>the budget&apos;s selector is empty: preemption takes it as covering no pod, evictions as covering all</source>
        <translation>该预算的选择器为空：抢占把它视为不覆盖任何 Pod，驱逐则视为覆盖所有 Pod</translation>
    </message>
    <message>
        <source>the budget selects none of the pods of namespace %1</source>
        <translation>该预算没有选中命名空间 %1 的任何 Pod</translation>
    </message>
    <message>
        <source>the budget has no status.disruptionsAllowed, which counts as 0</source>
        <translation>该预算没有 status.disruptionsAllowed，按 0 计</translation>
    </message>
    <message>
        <source>In a cluster the disruption controller works it out from spec; write the number here</source>
        <translation>在集群中由 disruption 控制器根据 spec 算出；请在此写上数值</translation>
    </message>
    <message>
        <source>kube-scheduler cannot parse %1: %2</source>
        <translation>kube-scheduler 无法解析 %1：%2</translation>
    </message>
    <message>
        <source>the operator %1 tolerates nothing</source>
        <translation>运算符 %1 不容忍任何污点</translation>
    </message>
    <message>
        <source>Its feature gate TaintTolerationComparisonOperators is off</source>
        <translation>其特性门控 TaintTolerationComparisonOperators 未开启</translation>
    </message>
    <message>
        <source>a second constraint for {%1, %2}</source>
        <translation>{%1, %2} 的第二个约束</translation>
    </message>
    <message>
        <source>Name a node label, for example topology.kubernetes.io/zone</source>
        <translation>请写一个节点标签，例如 topology.kubernetes.io/zone</translation>
    </message>
    <message>
        <source>Name a node label, for example kubernetes.io/hostname</source>
        <translation>请写一个节点标签，例如 kubernetes.io/hostname</translation>
    </message>
    <message>
        <source>The term matches no node</source>
        <translation>该条件不匹配任何节点</translation>
    </message>
    <message>
        <source>Every scheduling cycle of the pod that gets to PreScore fails with an error</source>
        <translation>这个 Pod 的调度周期只要到达 PreScore，就会以错误结束</translation>
    </message>
    <message>
        <source>In and NotIn need at least one value</source>
        <translation>In 和 NotIn 至少需要一个值</translation>
    </message>
    <message>
        <source>Exists and DoesNotExist take no values</source>
        <translation>Exists 和 DoesNotExist 不带值</translation>
    </message>
    <message>
        <source>Gt and Lt need one value, a whole number in quotes</source>
        <translation>Gt 和 Lt 需要一个值：带引号的整数</translation>
    </message>
    <message>
        <source>a node is selected by the field metadata.name only</source>
        <translation>节点只能按字段 metadata.name 选择</translation>
    </message>
    <message>
        <source>a field is compared by In or NotIn, with one value</source>
        <translation>字段用 In 或 NotIn 比较，且只有一个值</translation>
    </message>
    <message>
        <source>At least one term; an empty list matches no node</source>
        <translation>至少写一个条件；空列表不匹配任何节点</translation>
    </message>
    <message>
        <source>From 1 to 100</source>
        <translation>取值 1 到 100</translation>
    </message>
    <message>
        <source>no profile is called %1</source>
        <translation>没有名为 %1 的方案</translation>
    </message>
    <message>
        <source>expected one list and nothing behind it</source>
        <translation>应为一个列表，其后没有其他内容</translation>
    </message>
    <message>
        <source>Write apiVersion: %1</source>
        <translation>请写 apiVersion: %1</translation>
    </message>
    <message>
        <source>Write kind: %1</source>
        <translation>请写 kind: %1</translation>
    </message>
    <message>
        <source>The only version is %1</source>
        <translation>唯一的版本是 %1</translation>
    </message>
    <message>
        <source>extender %1: Berth does not call extenders</source>
        <translation>extender %1：Berth 不调用 extender</translation>
    </message>
    <message>
        <source>Pods are scheduled as if it had no opinion</source>
        <translation>调度时当作它没有意见</translation>
    </message>
    <message>
        <source>Use NodeVolumeLimits</source>
        <translation>请改用 NodeVolumeLimits</translation>
    </message>
    <message>
        <source>Put all arguments of a plugin into one entry</source>
        <translation>请把同一插件的参数写在一项中</translation>
    </message>
    <message>
        <source>Only a single profile is named default-scheduler by itself</source>
        <translation>只有单个方案时才会自动命名为 default-scheduler</translation>
    </message>
    <message>
        <source>All profiles share one queue: give them the same queueSort</source>
        <translation>所有方案共用一个队列：请给它们相同的 queueSort</translation>
    </message>
    <message>
        <source>All profiles share one queue: give its plugin the same arguments in each of them</source>
        <translation>所有方案共用一个队列：请在每个方案中给该插件相同的参数</translation>
    </message>
    <message>
        <source>The first one is at %1:%2; one input has one configuration</source>
        <translation>第一个在 %1:%2；一份输入只有一个配置</translation>
    </message>
    <message>
        <source>a second %1</source>
        <translation>第二个 %1</translation>
    </message>
    <message>
        <source>Leave out apiVersion and kind, or write %1 and %2</source>
        <translation>请省略 apiVersion 和 kind，或写 %1 和 %2</translation>
    </message>
    <message>
        <source>Leave out apiVersion and kind, or write %1</source>
        <translation>请省略 apiVersion 和 kind，或写 %1</translation>
    </message>
    <message>
        <source>there is no profile %1 in the configuration in force</source>
        <translation>当前配置中没有方案 %1</translation>
    </message>
    <message>
        <source>p0 %1 is not above p1 %2</source>
        <translation>p0 %1 不高于 p1 %2</translation>
    </message>
    <message>
        <source>P0 is the highest level</source>
        <translation>P0 是最高级别</translation>
    </message>
    <message>
        <source>%1 is below %2</source>
        <translation>%1 小于 %2</translation>
    </message>
    <message>
        <source>%1 is below 1</source>
        <translation>%1 小于 1</translation>
    </message>
    <message>
        <source>%1 is not in [%2, %3]</source>
        <translation>%1 不在 [%2, %3] 之内</translation>
    </message>
    <message>
        <source>%1 is not in [0, 1]</source>
        <translation>%1 不在 [0, 1] 之内</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 不在可选值之内：%2</translation>
    </message>
    <message>
        <source>%1 is not above 0</source>
        <translation>%1 不大于 0</translation>
    </message>
    <message>
        <source>expected a number from 0 to 1</source>
        <translation>应为 0 到 1 之间的数</translation>
    </message>
    <message>
        <source>%1 is no decimal number of at most 15 digits</source>
        <translation>%1 不是最多 15 位的十进制数</translation>
    </message>
    <message>
        <source>%1 answers before %2 at PostFilter, so that its rules for queues never run (DefaultPreemptionFirst)</source>
        <translation>在 PostFilter，%1 先于 %2 作答，后者关于队列的规则永远不会运行（DefaultPreemptionFirst）</translation>
    </message>
    <message>
        <source>%1 stands after %2 at PostFilter and evicts whom the rules for queues spare (DefaultPreemptionFirst)</source>
        <translation>在 PostFilter，%1 排在 %2 之后，会驱逐队列规则所保护的 Pod（DefaultPreemptionFirst）</translation>
    </message>
    <message>
        <source>Disable DefaultPreemption at postFilter</source>
        <translation>请在 postFilter 禁用 DefaultPreemption</translation>
    </message>
    <message>
        <source>%1 spreads pods (LeastAllocated) with weight %2, which drowns the best fit of %3 with weight %4 (WeightDrowns)</source>
        <translation>%1 以权重 %2 分散 Pod（LeastAllocated），盖过了权重为 %4 的 %3 的最佳适配（WeightDrowns）</translation>
    </message>
    <message>
        <source>Use MostAllocated, or weights that balance</source>
        <translation>请改用 MostAllocated，或调整权重使其相称</translation>
    </message>
    <message>
        <source>a fault is played on purpose (%1)</source>
        <translation>有意演示的错误（%1）</translation>
    </message>
    <message>
        <source>Leave it out of `pitfalls` outside a lesson</source>
        <translation>课程之外，请从 `pitfalls` 中去掉</translation>
    </message>
    <message>
        <source>this step is %1 before the start</source>
        <translation>此步骤比开始早 %1</translation>
    </message>
    <message>
        <source>The scenario starts at %1</source>
        <translation>场景开始于 %1</translation>
    </message>
    <message>
        <source>the scenario ends before it starts</source>
        <translation>场景在开始之前就结束了</translation>
    </message>
    <message>
        <source>this step has no time</source>
        <translation>此步骤没有时间</translation>
    </message>
    <message>
        <source>Write at: 10s</source>
        <translation>请写 at: 10s</translation>
    </message>
    <message>
        <source>a step does one thing, this one does %1</source>
        <translation>一个步骤只做一件事，这一个做了 %1 件</translation>
    </message>
    <message>
        <source>Give it one of %1</source>
        <translation>请给它其中之一：%1</translation>
    </message>
    <message>
        <source>create, delete, update, evict, cordon, uncordon, drain or configure</source>
        <translation>create、delete、update、evict、cordon、uncordon、drain 或 configure</translation>
    </message>
    <message>
        <source>Write node/NAME, pod/NAMESPACE/NAME, podgroup/NAMESPACE/NAME, or the name of a pod in the namespace default</source>
        <translation>请写 node/NAME、pod/NAMESPACE/NAME、podgroup/NAMESPACE/NAME，或 default 命名空间中 Pod 的名称</translation>
    </message>
    <message>
        <source>expected the name of a %1, found &quot;%2&quot;</source>
        <translation>应为 %1 的名称，实际是“%2”</translation>
    </message>
    <message>
        <source>expected the name of a node, found &quot;%1&quot;</source>
        <translation>应为节点的名称，实际是“%1”</translation>
    </message>
    <message>
        <source>expected the name of a pod, found &quot;%1&quot;</source>
        <translation>应为 Pod 的名称，实际是“%1”</translation>
    </message>
    <message>
        <source>Write the node&apos;s name</source>
        <translation>请写节点的名称</translation>
    </message>
    <message>
        <source>Write pod/NAMESPACE/NAME</source>
        <translation>请写 pod/NAMESPACE/NAME</translation>
    </message>
    <message>
        <source>no file holds %1; the step does nothing unless it is there by then</source>
        <translation>没有文件含有 %1；除非届时它已存在，否则此步骤不起作用</translation>
    </message>
    <message>
        <source>no file holds %1, so it cannot be created</source>
        <translation>没有文件含有 %1，所以无法创建</translation>
    </message>
    <message>
        <source>kind: expected Pod, Node or PodGroup, found &quot;%1&quot;</source>
        <translation>kind：应为 Pod、Node 或 PodGroup，实际是“%1”</translation>
    </message>
    <message>
        <source>the object&apos;s name is missing</source>
        <translation>缺少对象的名称</translation>
    </message>
    <message>
        <source>Write name: NAME</source>
        <translation>请写 name: NAME</translation>
    </message>
    <message>
        <source>the patch is missing</source>
        <translation>缺少 patch</translation>
    </message>
    <message>
        <source>Write patch: with the fields to change; null deletes one</source>
        <translation>请写 patch:，列出要改的字段；null 表示删除</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names no object</source>
        <translation>“%1”没有指明任何对象</translation>
    </message>
    <message>
        <source>an object&apos;s name is missing</source>
        <translation>缺少对象的名称</translation>
    </message>
    <message>
        <source>&quot;%1&quot; names %2 pods; write pod/NAMESPACE/%3</source>
        <translation>“%1”指的是 %2 个 Pod；请写 pod/NAMESPACE/%3</translation>
    </message>
    <message>
        <source>expected a pod as NAMESPACE/NAME, found &quot;%1&quot;</source>
        <translation>Pod 应写成 NAMESPACE/NAME，实际是“%1”</translation>
    </message>
    <message>
        <source>Write default/%1</source>
        <translation>请写 default/%1</translation>
    </message>
    <message>
        <source>there is no fact &quot;%1&quot;</source>
        <translation>没有名为“%1”的事实</translation>
    </message>
    <message>
        <source>The facts are %1</source>
        <translation>可用的事实：%1</translation>
    </message>
    <message>
        <source>this pattern names no fact</source>
        <translation>此模式没有指明事实</translation>
    </message>
    <message>
        <source>Write fact: NodeSelected</source>
        <translation>请写 fact: NodeSelected</translation>
    </message>
    <message>
        <source>this narration has no text</source>
        <translation>此旁白没有文字</translation>
    </message>
    <message>
        <source>Write text: {en: &quot;…&quot;}</source>
        <translation>请写 text: {en: &quot;…&quot;}</translation>
    </message>
    <message>
        <source>this narration has no moment</source>
        <translation>此旁白没有时刻</translation>
    </message>
    <message>
        <source>Write on: {fact: NodeSelected}</source>
        <translation>请写 on: {fact: NodeSelected}</translation>
    </message>
    <message>
        <source>this question asks nothing</source>
        <translation>此问题没有提问</translation>
    </message>
    <message>
        <source>Write ask: {en: &quot;…&quot;}</source>
        <translation>请写 ask: {en: &quot;…&quot;}</translation>
    </message>
    <message>
        <source>this question has no moment</source>
        <translation>此问题没有时刻</translation>
    </message>
    <message>
        <source>Write before: {fact: NodeSelected}</source>
        <translation>请写 before: {fact: NodeSelected}</translation>
    </message>
    <message>
        <source>a patch is one map of fields</source>
        <translation>patch 应为一个由字段组成的映射</translation>
    </message>
    <message>
        <source>the API server lets no one change %1 of a pod that exists; delete the pod and submit it anew</source>
        <translation>API server 不允许修改已有 Pod 的 %1；请删除这个 Pod 后重新提交</translation>
    </message>
    <message>
        <source>expected one object</source>
        <translation>应为一个对象</translation>
    </message>
    <message>
        <source>this object was not read from a file, so it cannot be changed field by field</source>
        <translation>此对象不是从文件读取的，无法逐字段修改</translation>
    </message>
    <message>
        <source>this object was not read from a file, so it cannot be patched</source>
        <translation>此对象不是从文件读取的，无法打补丁</translation>
    </message>
    <message>
        <source>the patch leaves nothing of the object</source>
        <translation>应用 patch 后，对象不剩任何内容</translation>
    </message>
    <message>
        <source>a patch cannot change the object&apos;s name</source>
        <translation>patch 不能修改对象的名称</translation>
    </message>
    <message>
        <source>expected at least one Pod or Node, found none</source>
        <translation>至少应有一个 Pod 或 Node，实际没有</translation>
    </message>
    <message>
        <source>the step &quot;%1&quot; cannot be written</source>
        <translation>步骤“%1”无法写入文件</translation>
    </message>
    <message>
        <source>there is no %1 %2</source>
        <translation>没有 %1 %2</translation>
    </message>
    <message>
        <source>there is a %1 %2 already</source>
        <translation>已有 %1 %2</translation>
    </message>
    <message>
        <source>there is no pod %1</source>
        <translation>没有 Pod %1</translation>
    </message>
    <message>
        <source>there is no node %1</source>
        <translation>没有节点 %1</translation>
    </message>
    <message>
        <source>there is no podgroup %1</source>
        <translation>没有 PodGroup %1</translation>
    </message>
    <message>
        <source>there is a pod %1 already</source>
        <translation>已有 Pod %1</translation>
    </message>
    <message>
        <source>there is a node %1 already</source>
        <translation>已有节点 %1</translation>
    </message>
    <message>
        <source>there is a podgroup %1 already</source>
        <translation>已有 PodGroup %1</translation>
    </message>
    <message>
        <source>pod %1 is terminating already</source>
        <translation>Pod %1 已在终止</translation>
    </message>
    <message>
        <source>node %1 is %2 already</source>
        <translation>节点 %1 已经是 %2</translation>
    </message>
    <message>
        <source>node %1 is cordoned already</source>
        <translation>节点 %1 已停止调度</translation>
    </message>
    <message>
        <source>node %1 is schedulable already</source>
        <translation>节点 %1 已经可调度</translation>
    </message>
    <message>
        <source>this line has %1 columns, the first line names %2</source>
        <translation>此行有 %1 列，而首行有 %2 列</translation>
    </message>
    <message>
        <source>there is no column %1</source>
        <translation>没有列 %1</translation>
    </message>
    <message>
        <source>The first line names the columns, as in openb_pod_list_default.csv</source>
        <translation>首行写明各列，如 openb_pod_list_default.csv</translation>
    </message>
    <message>
        <source>%1: expected a whole number from 0 to %2, found &quot;%3&quot;</source>
        <translation>%1：应为 0 到 %2 之间的整数，实际是“%3”</translation>
    </message>
    <message>
        <source>gpu_milli: a pod with GPUs asks at least 1 milli of each</source>
        <translation>gpu_milli：带 GPU 的 Pod 对每个 GPU 至少请求 1 milli</translation>
    </message>
    <message>
        <source>deletion_time: the pod is gone before it came</source>
        <translation>deletion_time：Pod 的离开早于到来</translation>
    </message>
    <message>
        <source>this line has no name</source>
        <translation>此行没有名称</translation>
    </message>
    <message>
        <source>the name %1 stands twice</source>
        <translation>名称 %1 出现两次</translation>
    </message>
    <message>
        <source>the list is empty</source>
        <translation>列表是空的</translation>
    </message>
    <message>
        <source>a range is FROM..TO or FROM..TO:STEP in whole numbers, rising, not &quot;%1&quot;</source>
        <translation>范围应写成递增的整数 FROM..TO 或 FROM..TO:STEP，而不是“%1”</translation>
    </message>
    <message>
        <source>%1 has more than %2 values: a larger step makes it smaller</source>
        <translation>%1 超过 %2 个值：步长大一些，值就少一些</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a place without a value</source>
        <translation>“%1”中有一处没有值</translation>
    </message>
    <message>
        <source>expected %1, not &quot;%2&quot;</source>
        <translation>应为 %1，而不是“%2”</translation>
    </message>
    <message>
        <source>a weight is a whole number from 1 on, or off, not &quot;%1&quot;</source>
        <translation>权重应为不小于 1 的整数，或 off，而不是“%1”</translation>
    </message>
    <message>
        <source>nothing is to be varied</source>
        <translation>没有要变化的内容</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 写了两次</translation>
    </message>
    <message>
        <source>%1 settings are more than %2: give fewer values, or a larger step as in 1..9:2</source>
        <translation>%1 组设置超过了 %2 组：请减少值，或加大步长，例如 1..9:2</translation>
    </message>
    <message>
        <source>PLUGIN=1..5 or PLUGIN=1,2,off</source>
        <translation>PLUGIN=1..5 或 PLUGIN=1,2,off</translation>
    </message>
    <message>
        <source>this is no Berth trace</source>
        <translation>这不是 Berth 的 trace</translation>
    </message>
    <message>
        <source>the trace is cut off</source>
        <translation>trace 不完整</translation>
    </message>
    <message>
        <source>the trace has version %1, Berth reads %2</source>
        <translation>trace 的版本是 %1，Berth 读取的是 %2</translation>
    </message>
    <message>
        <source>the trace is cut off or was changed: its checksum differs</source>
        <translation>trace 不完整或被改动：校验和不符</translation>
    </message>
    <message>
        <source>the trace cannot be read: %1</source>
        <translation>trace 无法读取：%1</translation>
    </message>
    <message>
        <source>the trace has something behind its end</source>
        <translation>trace 结尾之后还有内容</translation>
    </message>
    <message>
        <source>expected a key in double quotes</source>
        <translation>应为带双引号的键</translation>
    </message>
    <message>
        <source>measuring was stopped</source>
        <translation>统计已停止</translation>
    </message>
    <message>
        <source>the second branch could not be made again</source>
        <translation>无法重新建立第二个分支</translation>
    </message>
</context>
<context>
    <name>EditDialogs</name>
    <message>
        <source>It is not there any more at this moment of the run.</source>
        <translation>在运行的这一刻它已经不在了。</translation>
    </message>
    <message>
        <source>Labels of %1</source>
        <translation>%1 的标签</translation>
    </message>
    <message>
        <source>One KEY=VALUE a line. A line that is taken away takes its label away.</source>
        <translation>每行一个 KEY=VALUE。删去一行就去掉那个标签。</translation>
    </message>
    <message>
        <source>Set labels</source>
        <translation>设置标签</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>编辑 %1</translation>
    </message>
    <message>
        <source>Taint %1</source>
        <translation>给 %1 加污点</translation>
    </message>
    <message>
        <source>Pods that do not tolerate a taint are kept off the node. NoExecute is for those that run, too.</source>
        <translation>不容忍某个污点的 Pod 不会进入该节点。NoExecute 对正在运行的 Pod 也有效。</translation>
    </message>
    <message>
        <source>Taint</source>
        <translation>加污点</translation>
    </message>
    <message>
        <source>&amp;Key</source>
        <translation>键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>值(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Effect</source>
        <translation>效果(&amp;E)</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>调整 %1 的容量</translation>
    </message>
    <message>
        <source>What the node has to give (status.allocatable). Pods on it stay, also where they hold more.</source>
        <translation>节点能提供的资源（status.allocatable）。上面的 Pod 会留下，即使它们占用得更多。</translation>
    </message>
    <message>
        <source>Resize</source>
        <translation>调整容量</translation>
    </message>
    <message>
        <source>The node as YAML. What differs when you apply it is the change.</source>
        <translation>以 YAML 表示的节点。应用时的差异就是改动。</translation>
    </message>
    <message>
        <source>The pod as YAML. The API server lets labels, annotations, images, resources, tolerations and scheduling gates change.</source>
        <translation>以 YAML 表示的 Pod。API server 允许改动标签、注解、镜像、资源、容忍度和调度门控。</translation>
    </message>
    <message>
        <source>Submit as YAML</source>
        <translation>以 YAML 提交</translation>
    </message>
    <message>
        <source>Pods, nodes and PodGroups, one or more, with any of their fields.</source>
        <translation>Pod、节点和 PodGroup，一个或多个，可写任何字段。</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>These are the labels it has.</source>
        <translation>这些就是它现有的标签。</translation>
    </message>
    <message>
        <source>Label %1</source>
        <translation>给 %1 加标签</translation>
    </message>
    <message>
        <source>the prefix of a key is a DNS name such as example.com</source>
        <translation>键的前缀是 DNS 名称，例如 example.com</translation>
    </message>
    <message>
        <source>a key is at most 63 letters, digits, “-”, “_” or “.”, and begins and ends with a letter or digit</source>
        <translation>键最多 63 个字母、数字、“-”、“_”或“.”，以字母或数字开头和结尾</translation>
    </message>
    <message>
        <source>a value is empty or at most 63 letters, digits, “-”, “_” or “.”, and begins and ends with a letter or digit</source>
        <translation>值为空，或最多 63 个字母、数字、“-”、“_”或“.”，以字母或数字开头和结尾</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>Evict %1</source>
        <translation>驱逐 %1</translation>
    </message>
    <message>
        <source>Delete node %1</source>
        <translation>删除节点 %1</translation>
    </message>
    <message>
        <source>Cordon %1</source>
        <translation>停止 %1 的调度</translation>
    </message>
    <message>
        <source>Uncordon %1</source>
        <translation>恢复 %1 的调度</translation>
    </message>
    <message>
        <source>Drain %1</source>
        <translation>排空 %1</translation>
    </message>
    <message>
        <source>Taint %1</source>
        <translation>给 %1 加污点</translation>
    </message>
    <message>
        <source>Untaint %1</source>
        <translation>去掉 %1 的污点</translation>
    </message>
    <message>
        <source>%1: expected a quantity such as 8, 500m or 64Gi, found “%2”</source>
        <translation>%1：应为 8、500m 或 64Gi 这样的数量，却是“%2”</translation>
    </message>
    <message>
        <source>This is what it has.</source>
        <translation>这就是它现有的。</translation>
    </message>
    <message>
        <source>Resize %1</source>
        <translation>调整 %1 的容量</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>没有任何不同。</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>改动 %1</translation>
    </message>
    <message>
        <source>A taint is written KEY=VALUE:EFFECT or KEY:EFFECT</source>
        <translation>污点写作 KEY=VALUE:EFFECT 或 KEY:EFFECT</translation>
    </message>
    <message>
        <source>The effect is NoSchedule, PreferNoSchedule or NoExecute</source>
        <translation>效果是 NoSchedule、PreferNoSchedule 或 NoExecute</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>expected KEY=VALUE, found “%1”</source>
        <translation>应为 KEY=VALUE，却是“%1”</translation>
    </message>
    <message>
        <source>%1 stands twice</source>
        <translation>%1 出现了两次</translation>
    </message>
    <message>
        <source>Submit %1</source>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>There is a %1 already. Give it another name.</source>
        <translation>已经有 %1 了。请换一个名称。</translation>
    </message>
    <message>
        <source>Submit %1 and %2 more</source>
        <translation>提交 %1 和另外 %2 个</translation>
    </message>
    <message>
        <source>Use profile %1 for %2</source>
        <translation>对 %2 使用方案 %1</translation>
    </message>
    <message>
        <source>minMember of %1: %2</source>
        <translation>%1 的 minMember：%2</translation>
    </message>
    <message>
        <source>scheduleTimeoutSeconds of %1: %2</source>
        <translation>%1 的 scheduleTimeoutSeconds：%2</translation>
    </message>
</context>
<context>
    <name>EventMark</name>
    <message>
        <source>submitted</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>已绑定</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>evicted</source>
        <translation>驱逐</translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message>
        <source>Configuration with %1 profile in force</source>
        <translation>含 %1 个方案的配置生效</translation>
    </message>
    <message>
        <source>Configuration with %1 profiles in force</source>
        <translation>含 %1 个方案的配置生效</translation>
    </message>
    <message>
        <source>Cluster objects set</source>
        <translation>集群对象已设定</translation>
    </message>
    <message>
        <source>%1 joined the cluster</source>
        <translation>%1 加入集群</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1 有变化</translation>
    </message>
    <message>
        <source>%1 left the cluster</source>
        <translation>%1 离开集群</translation>
    </message>
    <message>
        <source>Step of the scenario: %1</source>
        <translation>场景步骤：%1</translation>
    </message>
    <message>
        <source>%1 evicted, gone in %2</source>
        <translation>%1 被驱逐，%2 后离开</translation>
    </message>
    <message>
        <source>%1 evicted by preemption, gone in %2</source>
        <translation>%1 因抢占被驱逐，%2 后离开</translation>
    </message>
    <message>
        <source>%1 lost its node</source>
        <translation>%1 失去了节点</translation>
    </message>
    <message>
        <source>%1 started</source>
        <translation>%1 开始运行</translation>
    </message>
    <message>
        <source>%1 finished</source>
        <translation>%1 运行完毕</translation>
    </message>
    <message>
        <source>%1 runs on %2</source>
        <translation>%1 在 %2 上运行</translation>
    </message>
    <message>
        <source>%1 created again by its controller, asks for %2</source>
        <translation>%1 由控制器重新创建，请求 %2</translation>
    </message>
    <message>
        <source>%1 submitted, asks for %2</source>
        <translation>%1 已提交，请求 %2</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>%1 已删除</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 已离开</translation>
    </message>
    <message>
        <source>%1 is gone with its node</source>
        <translation>%1 随节点一起离开</translation>
    </message>
    <message>
        <source>%1 entered %2</source>
        <translation>%1 进入 %2</translation>
    </message>
    <message>
        <source>%1 entered %2: %3</source>
        <translation>%1 进入 %2：%3</translation>
    </message>
    <message>
        <source>%1 gated by %2</source>
        <translation>%1 受控（gated）：%2</translation>
    </message>
    <message>
        <source>Event noted for pods in flight</source>
        <translation>已为调度中的 Pod 记下事件</translation>
    </message>
    <message>
        <source>%1 popped from %2</source>
        <translation>从 %2 取出 %1</translation>
    </message>
    <message>
        <source>%1 went to %2: %3</source>
        <translation>%1 转入 %2：%3</translation>
    </message>
    <message>
        <source>%1 needs no cycle, it is leaving</source>
        <translation>%1 不需要周期，它正在离开</translation>
    </message>
    <message>
        <source>%1 selected for %2: %3 of %4 nodes feasible</source>
        <translation>为 %2 选定 %1：%4 个节点中 %3 个可行</translation>
    </message>
    <message>
        <source>No node fits %1: %2</source>
        <translation>没有节点适合 %1：%2</translation>
    </message>
    <message>
        <source>%1 assumed on %2</source>
        <translation>%1 假定放在 %2 上</translation>
    </message>
    <message>
        <source>%1 reserved for %2</source>
        <translation>已为 %2 预留 %1</translation>
    </message>
    <message>
        <source>%1 rejected %2: %3</source>
        <translation>%1 拒绝了 %2：%3</translation>
    </message>
    <message>
        <source>%1 gave its place back</source>
        <translation>%1 归还了占住的位置</translation>
    </message>
    <message>
        <source>%1 waits on Permit for %2, up to %3</source>
        <translation>%1 在 Permit 等待 %2，最多 %3</translation>
    </message>
    <message>
        <source>%1 asks %2 to wait on Permit, up to %3</source>
        <translation>%1 要求 %2 在 Permit 等待，最多 %3</translation>
    </message>
    <message>
        <source>%1 still waits on Permit for %2</source>
        <translation>%1 仍在 Permit 等待 %2</translation>
    </message>
    <message>
        <source>%1 allowed at Permit</source>
        <translation>%1 在 Permit 获准</translation>
    </message>
    <message>
        <source>The gang %1 rests for %2</source>
        <translation>组 %1 暂歇 %2</translation>
    </message>
    <message>
        <source>%1 passed Permit, its binding cycle began</source>
        <translation>%1 通过 Permit，绑定周期开始</translation>
    </message>
    <message>
        <source>%1 bound to %2</source>
        <translation>%1 已绑定到 %2</translation>
    </message>
    <message>
        <source>PostFilter found no node where stopping pods helps %1</source>
        <translation>PostFilter 没有找到可通过停止 Pod 容纳 %1 的节点</translation>
    </message>
    <message>
        <source>%2 chose %3, %1 victim</source>
        <translation>%2 选择了 %3，%1 个将被驱逐</translation>
    </message>
    <message>
        <source>%2 chose %3, %1 victims</source>
        <translation>%2 选择了 %3，%1 个将被驱逐</translation>
    </message>
    <message>
        <source>%1 nominated to %2</source>
        <translation>%1 已提名到 %2</translation>
    </message>
    <message>
        <source>%1 no longer nominated</source>
        <translation>%1 不再被提名</translation>
    </message>
    <message>
        <source>nominatedNodeName of %1 set to %2</source>
        <translation>%1 的 nominatedNodeName 设为 %2</translation>
    </message>
    <message>
        <source>nominatedNodeName of %1 cleared</source>
        <translation>%1 的 nominatedNodeName 已清空</translation>
    </message>
    <message>
        <source>Eviction of %1 pod on %2 began</source>
        <translation>%2 上 %1 个 Pod 的驱逐开始</translation>
    </message>
    <message>
        <source>Eviction of %1 pods on %2 began</source>
        <translation>%2 上 %1 个 Pod 的驱逐开始</translation>
    </message>
    <message>
        <source>One victim of %1 is left to evict</source>
        <translation>%1 还剩一个 Pod 要驱逐</translation>
    </message>
    <message>
        <source>All victims of %1 were told to stop</source>
        <translation>%1 要驱逐的 Pod 都已收到停止要求</translation>
    </message>
    <message>
        <source>The preStop hook of %1 began, it needs %2</source>
        <translation>%1 的 preStop 钩子开始，需要 %2</translation>
    </message>
    <message>
        <source>%1 saved its checkpoint</source>
        <translation>%1 保存了检查点</translation>
    </message>
    <message>
        <source>%1 was killed before its checkpoint was saved</source>
        <translation>%1 在检查点保存之前被终止</translation>
    </message>
    <message>
        <source>%1 got SIGTERM</source>
        <translation>%1 收到 SIGTERM</translation>
    </message>
    <message>
        <source>%1 lost the work of %2</source>
        <translation>%1 损失了 %2 的工作</translation>
    </message>
    <message>
        <source>%1 goes on after %2 of work</source>
        <translation>%1 从已完成的 %2 处继续</translation>
    </message>
    <message>
        <source>The kubelet refused %1: %2</source>
        <translation>kubelet 拒绝了 %1：%2</translation>
    </message>
</context>
<context>
    <name>GroupStandings</name>
    <message>
        <source>the %1 of %2</source>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>outside the %1 of %2</source>
        <translation>在 %2 的 %1 之外</translation>
    </message>
    <message>
        <source>no room for all of %1</source>
        <translation>容不下整个 %1</translation>
    </message>
    <message>
        <source>preferred: %1 of %2 here</source>
        <translation>偏好：%2 有 %1 个在此</translation>
    </message>
</context>
<context>
    <name>GroupView</name>
    <message>
        <source>NVLink domain %1</source>
        <translation>NVLink 域 %1</translation>
    </message>
</context>
<context>
    <name>Inspect</name>
    <message>
        <source>nothing to check</source>
        <translation>没有要检查的</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Plugins, in order</source>
        <translation>插件，按顺序</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1 plugin</source>
        <translation>%1 个插件</translation>
    </message>
    <message>
        <source>%1 plugins</source>
        <translation>%1 个插件</translation>
    </message>
    <message>
        <source>Who said no</source>
        <translation>谁拒绝了</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>Plugins that score</source>
        <translation>打分的插件</translation>
    </message>
    <message>
        <source>nothing to score</source>
        <translation>没有要打分的</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>No node fits</source>
        <translation>没有节点适合</translation>
    </message>
    <message>
        <source>No node fits, and stopping pods does not help</source>
        <translation>没有节点适合，停止 Pod 也没有用</translation>
    </message>
    <message>
        <source>It is nominated now and bound when the last victim is gone.</source>
        <translation>它现在被提名，等最后一个要驱逐的 Pod 离开后绑定。</translation>
    </message>
    <message>
        <source>%2 is nominated, %1 pod is stopped there</source>
        <translation>%2 被提名，那里停止 %1 个 Pod</translation>
    </message>
    <message>
        <source>%2 is nominated, %1 pods are stopped there</source>
        <translation>%2 被提名，那里停止 %1 个 Pod</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选定 %1</translation>
    </message>
    <message>
        <source>%1 nodes tie with %2</source>
        <translation>%1 个节点以 %2 并列</translation>
    </message>
    <message>
        <source>%1 leads with %2</source>
        <translation>%1 以 %2 领先</translation>
    </message>
    <message>
        <source>%1 of %2 nodes passed</source>
        <translation>%2 个节点中 %1 个通过</translation>
    </message>
    <message>
        <source>The cycle has begun</source>
        <translation>周期已开始</translation>
    </message>
    <message>
        <source>%1 of %2 nodes were looked at, %3 can run the pod.</source>
        <translation>查看了 %2 个节点中的 %1 个，%3 个能运行这个 Pod。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes were looked at so far, %3 can run the pod.</source>
        <translation>目前查看了 %2 个节点中的 %1 个，%3 个能运行这个 Pod。</translation>
    </message>
    <message>
        <source>nominated</source>
        <translation>已提名</translation>
    </message>
    <message>
        <source>lost at rule %1</source>
        <translation>在规则 %1 出局</translation>
    </message>
    <message>
        <source>as good, not first by name</source>
        <translation>同样好，名称不是最靠前</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>所有候选</translation>
    </message>
    <message>
        <source>%1 victim, </source>
        <translation>%1 个将被驱逐，</translation>
    </message>
    <message>
        <source>%1 victims, </source>
        <translation>%1 个将被驱逐，</translation>
    </message>
    <message>
        <source>extension point</source>
        <translation>扩展点</translation>
    </message>
    <message>
        <source>%1 of %2 node passed</source>
        <translation>%2 个节点中 %1 个通过</translation>
    </message>
    <message>
        <source>%1 of %2 node was looked at, %3 can run the pod.</source>
        <translation>查看了 %2 个节点中的 %1 个，%3 个能运行这个 Pod。</translation>
    </message>
    <message>
        <source>%1 of %2 node was looked at so far, %3 can run the pod.</source>
        <translation>目前查看了 %2 个节点中的 %1 个，%3 个能运行这个 Pod。</translation>
    </message>
    <message>
        <source>Where %1 nodes went</source>
        <translation>%1 个节点的去向</translation>
    </message>
    <message>
        <source>feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>未查看</translation>
    </message>
    <message>
        <source>The best %1</source>
        <translation>最好的 %1 个</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1 个</translation>
    </message>
</context>
<context>
    <name>InspectCost</name>
    <message>
        <source>back to its queue</source>
        <translation>回到自己的队列</translation>
    </message>
    <message>
        <source>no owner: gone for good</source>
        <translation>没有所有者：不会再回来</translation>
    </message>
    <message>
        <source>%1 recreates it, resumes from the checkpoint</source>
        <translation>%1 会重新创建它，从检查点继续</translation>
    </message>
    <message>
        <source>%1 recreates it, starts again from zero</source>
        <translation>%1 会重新创建它，从头开始</translation>
    </message>
    <message>
        <source>waits on Permit: rejected at once</source>
        <translation>正在 Permit 等待：立即被拒绝</translation>
    </message>
    <message>
        <source>preStop: saves in %1</source>
        <translation>preStop：%1 内保存完</translation>
    </message>
    <message>
        <source>needs %1, killed at %2: checkpoint lost</source>
        <translation>需要 %1，到 %2 被终止：检查点丢失</translation>
    </message>
    <message>
        <source>gone at once</source>
        <translation>立即消失</translation>
    </message>
    <message>
        <source>SIGTERM, gone after %1</source>
        <translation>SIGTERM，%1 后消失</translation>
    </message>
    <message>
        <source>nominated, waits in its queue</source>
        <translation>已提名，在队列中等待</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>What happens to them</source>
        <translation>它们会怎样</translation>
    </message>
    <message>
        <source>worked out, not yet done</source>
        <translation>推算得出，尚未发生</translation>
    </message>
    <message>
        <source>pod stopped</source>
        <translation>个 Pod 被停止</translation>
    </message>
    <message>
        <source>pods stopped</source>
        <translation>个 Pod 被停止</translation>
    </message>
    <message>
        <source>of work lost</source>
        <translation>损失的工作</translation>
    </message>
    <message>
        <source>until it can start</source>
        <translation>之后才能启动</translation>
    </message>
</context>
<context>
    <name>InspectDeadlock</name>
    <message>
        <source>Two gangs block each other</source>
        <translation>两个组相互阻塞</translation>
    </message>
    <message>
        <source>%1 gangs block each other</source>
        <translation>%1 个组相互阻塞</translation>
    </message>
    <message>
        <source>%1 lacks %2</source>
        <translation>%1 缺 %2 个</translation>
    </message>
    <message>
        <source>No GPU is free.</source>
        <translation>没有空闲的 GPU。</translation>
    </message>
    <message>
        <source>%1 free are too few.</source>
        <translation>空闲的 %1 太少。</translation>
    </message>
    <message>
        <source>%1 %2, and each holds what another needs. It is so since %3.</source>
        <translation>%1%2，而且各自占着别人需要的。自 %3 起就是如此。</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>GPUs held, idle</source>
        <translation>占着却闲置的 GPU</translation>
    </message>
    <message>
        <source>wasted so far</source>
        <translation>至今浪费</translation>
    </message>
    <message>
        <source>to first timeout</source>
        <translation>距首次超时</translation>
    </message>
    <message>
        <source>Who holds what</source>
        <translation>谁占着什么</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> 等另外 %1 个</translation>
    </message>
    <message>
        <source>The gangs</source>
        <translation>各组</translation>
    </message>
    <message>
        <source>select one to see its members</source>
        <translation>选择一个查看其成员</translation>
    </message>
    <message>
        <source>holds %1 of %2 places (%3) on %4; lacks %5; first timeout at %6</source>
        <translation>在 %4 上占有 %2 个位置中的 %1 个（%3）；缺 %5 个；首次超时在 %6</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation>死锁</translation>
    </message>
    <message>
        <source>Permit</source>
        <translation>Permit</translation>
    </message>
    <message>
        <source>No deadlock at this moment</source>
        <translation>此刻没有死锁</translation>
    </message>
    <message>
        <source>No gangs hold each other up here. Step back to where they did.</source>
        <translation>这里没有相互阻塞的组。请退回到发生死锁的地方。</translation>
    </message>
</context>
<context>
    <name>InspectGang</name>
    <message>
        <source>No PodGroup is called %1</source>
        <translation>没有名为 %1 的 PodGroup</translation>
    </message>
    <message>
        <source>Pods name it in their label, but the object is not there: Coscheduling rejects them at Permit.</source>
        <translation>Pod 在标签中写了它，但对象不存在：Coscheduling 会在 Permit 拒绝它们。</translation>
    </message>
    <message>
        <source>%1 of %2 placed</source>
        <translation>已放置 %1 / %2</translation>
    </message>
    <message>
        <source>The gang is whole and runs.</source>
        <translation>组已齐全，正在运行。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 pods that it needs are there.</source>
        <translation>所需的 %2 个 Pod 中只有 %1 个存在。</translation>
    </message>
    <message>
        <source>Its members are in the queue.</source>
        <translation>成员在队列中。</translation>
    </message>
    <message>
        <source>Its members wait on Permit for %1 more, and other gangs hold what they need: a deadlock.</source>
        <translation>成员在 Permit 等待另外 %1 个，而它们需要的被其他组占着：死锁。</translation>
    </message>
    <message>
        <source>Its members wait on Permit and hold their places until %1 more have one.</source>
        <translation>成员在 Permit 等待并占着位置，直到另外 %1 个也有了位置。</translation>
    </message>
    <message>
        <source>the profile&apos;s</source>
        <translation>按方案</translation>
    </message>
    <message>
        <source>first timeout</source>
        <translation>首次超时</translation>
    </message>
    <message>
        <source>at %1, in %2</source>
        <translation>在 %1，还有 %2</translation>
    </message>
    <message>
        <source>required topology</source>
        <translation>必需的拓扑</translation>
    </message>
    <message>
        <source>preferred topology</source>
        <translation>偏好的拓扑</translation>
    </message>
    <message>
        <source>%1: members are in %2</source>
        <translation>%1：成员在 %2</translation>
    </message>
    <message>
        <source>The group</source>
        <translation>该组</translation>
    </message>
    <message>
        <source>pods</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>rests until</source>
        <translation>暂歇到</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>成员</translation>
    </message>
    <message>
        <source>%1 bound, %2 wait on Permit</source>
        <translation>%1 个已绑定，%2 个在 Permit 等待</translation>
    </message>
</context>
<context>
    <name>InspectNode</name>
    <message>
        <source>Not looked at yet</source>
        <translation>还没有查看</translation>
    </message>
    <message>
        <source>Not looked at</source>
        <translation>没有查看</translation>
    </message>
    <message>
        <source>Rejected: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
    <message>
        <source>Pods nominated to this node were counted.</source>
        <translation>已计入提名到这个节点的 Pod。</translation>
    </message>
    <message>
        <source>Passed all plugins</source>
        <translation>通过了所有插件</translation>
    </message>
    <message>
        <source>Wins with %1</source>
        <translation>以 %1 胜出</translation>
    </message>
    <message>
        <source>Passed, total %1</source>
        <translation>通过，总分 %1</translation>
    </message>
    <message>
        <source>Plugins on %1, in order</source>
        <translation>%1 上的插件，按顺序</translation>
    </message>
    <message>
        <source>stops at the first no</source>
        <translation>遇到第一个“不”就停</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>没有询问</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>%1 more skipped at PreFilter: nothing to check for this pod</source>
        <translation>另有 %1 个在 PreFilter 跳过：对这个 Pod 没有要检查的</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>raw → normalised × weight</source>
        <translation>原始分 → 归一化 × 权重</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>Asked of allocatable</source>
        <translation>已请求 / 可分配</translation>
    </message>
    <message>
        <source>%1 of %2 cores</source>
        <translation>%2 核中的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 Gi</source>
        <translation>%2 Gi 中的 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Taints</source>
        <translation>污点</translation>
    </message>
    <message>
        <source>Pods on it</source>
        <translation>上面的 Pod</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Not in the cluster at this moment</source>
        <translation>此刻不在集群中</translation>
    </message>
    <message>
        <source>Cordoned: no new pods</source>
        <translation>已停止调度：不接受新 Pod</translation>
    </message>
    <message>
        <source>%1 of %2 core</source>
        <translation>%2 核中的 %1</translation>
    </message>
</context>
<context>
    <name>InspectPod</name>
    <message>
        <source>Asks for</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>%1 cores</source>
        <translation>%1 核</translation>
    </message>
    <message>
        <source>%1 Gi</source>
        <translation>%1 Gi</translation>
    </message>
    <message>
        <source>priority</source>
        <translation>优先级</translation>
    </message>
    <message>
        <source>runs for</source>
        <translation>运行时长</translation>
    </message>
    <message>
        <source>%1, which no profile serves</source>
        <translation>%1，没有方案为它服务</translation>
    </message>
    <message>
        <source>entered at</source>
        <translation>进入时间</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>backs off until</source>
        <translation>退避到</translation>
    </message>
    <message>
        <source>started at</source>
        <translation>开始时间</translation>
    </message>
    <message>
        <source>finishes at</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>gone at</source>
        <translation>离开时间</translation>
    </message>
    <message>
        <source>waits at most until</source>
        <translation>最晚等到</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>gated by</source>
        <translation>受控于</translation>
    </message>
    <message>
        <source>rejected by</source>
        <translation>拒绝它的</translation>
    </message>
    <message>
        <source>moved by</source>
        <translation>移动它的</translation>
    </message>
    <message>
        <source>pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>Not submitted yet at this moment</source>
        <translation>此刻还没有提交</translation>
    </message>
    <message>
        <source>Its last attempt failed; the message below is what kubectl describe shows.</source>
        <translation>它上一次尝试失败；下面的消息就是 kubectl describe 显示的内容。</translation>
    </message>
    <message>
        <source>%1 core</source>
        <translation>%1 核</translation>
    </message>
    <message>
        <source>saved at %1</source>
        <translation>%1 保存</translation>
    </message>
    <message>
        <source>lost: its grace ended before it was saved</source>
        <translation>丢失：保存之前宽限期已结束</translation>
    </message>
    <message>
        <source>being saved, takes %1</source>
        <translation>保存中，需要 %1</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>told to leave at</source>
        <translation>被要求离开的时间</translation>
    </message>
    <message>
        <source>stopped for</source>
        <translation>为谁停止</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>work lost</source>
        <translation>损失的工作</translation>
    </message>
    <message>
        <source>%1 recreates it</source>
        <translation>%1 会重新创建它</translation>
    </message>
    <message>
        <source>gone for good: no controller brings it back</source>
        <translation>永久离开：没有控制器会重新创建它</translation>
    </message>
    <message>
        <source>afterwards</source>
        <translation>之后</translation>
    </message>
</context>
<context>
    <name>InspectTenant</name>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>used by bound and assumed pods</source>
        <translation>已绑定和已预留的 Pod 占用</translation>
    </message>
    <message>
        <source>quota, from its ResourceQuotas</source>
        <translation>配额，取自 ResourceQuota</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>AISchedulingPlugin by profile</source>
        <translation>各方案的 AISchedulingPlugin</translation>
    </message>
    <message>
        <source>what its scores count</source>
        <translation>分数如何计算</translation>
    </message>
    <message>
        <source>× %1, above %2 %</source>
        <translation>× %1，超过 %2 %</translation>
    </message>
    <message>
        <source>in full, up to %1 %</source>
        <translation>全额，至 %1 %</translation>
    </message>
    <message>
        <source>fairnessEnabled is off</source>
        <translation>fairnessEnabled 未开启</translation>
    </message>
    <message>
        <source>in full</source>
        <translation>全额</translation>
    </message>
    <message>
        <source>Pods by level</source>
        <translation>各级别的 Pod</translation>
    </message>
    <message>
        <source>pending / bound</source>
        <translation>等待中 / 已绑定</translation>
    </message>
    <message>
        <source>without a level</source>
        <translation>无级别</translation>
    </message>
    <message>
        <source>Its pods</source>
        <translation>它的 Pod</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>tenant</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>No pod of it asks for GPUs at this moment</source>
        <translation>此刻它没有请求 GPU 的 Pod</translation>
    </message>
    <message>
        <source>Held back: its scores count %1</source>
        <translation>受限：分数按 %1 计算</translation>
    </message>
    <message>
        <source>No quota, so nothing holds it back</source>
        <translation>没有配额，因此不受限</translation>
    </message>
    <message>
        <source>No profile holds tenants back</source>
        <translation>没有方案限制租户</translation>
    </message>
    <message>
        <source>Within its share</source>
        <translation>在其份额之内</translation>
    </message>
</context>
<context>
    <name>LinkPicture</name>
    <message>
        <source>NVLink pairs</source>
        <translation>NVLink 对</translation>
    </message>
    <message>
        <source>NVLink %1 mesh</source>
        <translation>NVLink %1 网状</translation>
    </message>
    <message>
        <source>NVLink cube mesh</source>
        <translation>NVLink 立方网状</translation>
    </message>
    <message>
        <source>NVSwitch %1</source>
        <translation>NVSwitch %1</translation>
    </message>
    <message>
        <source>NV%1, all to all</source>
        <translation>NV%1，全互联</translation>
    </message>
</context>
<context>
    <name>NodeCardView</name>
    <message>
        <source>rejected by %1: %2</source>
        <translation>被 %1 拒绝：%2</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>已绑定</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>claimed, device open</source>
        <translation>已认领，设备未定</translation>
    </message>
    <message>
        <source>nominated</source>
        <translation>已提名</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>将被驱逐</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs free</source>
        <translation>%2 个 GPU 中 %1 个空闲</translation>
    </message>
    <message>
        <source>Pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>1 GPU</source>
        <translation>1 个 GPU</translation>
    </message>
    <message>
        <source>%1, worst link %2</source>
        <translation>%1，最差链路 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1：%2</translation>
    </message>
    <message>
        <source>%1 of each of %2 GPUs</source>
        <translation>%2 个 GPU 各 %1</translation>
    </message>
    <message>
        <source>%1 GPU</source>
        <comment>a fraction</comment>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 held, %2 left</source>
        <translation>已占用 %1，剩余 %2</translation>
    </message>
    <message>
        <source>%1 held, nothing left</source>
        <translation>已占用 %1，没有剩余</translation>
    </message>
    <message>
        <source>%1 of %2 slices %3 held</source>
        <translation>%3 切片已占用 %1 / %2</translation>
    </message>
</context>
<context>
    <name>NodePicture</name>
    <message>
        <source>leaf</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>机架</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>all nodes</source>
        <translation>所有节点</translation>
    </message>
    <message>
        <source>no %1</source>
        <translation>无%1</translation>
    </message>
    <message>
        <source>InfiniBand %1</source>
        <translation>InfiniBand %1</translation>
    </message>
    <message>
        <source>zone %1</source>
        <translation>可用区 %1</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 空闲</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs free</source>
        <translation>%2 个 GPU 中 %1 个空闲</translation>
    </message>
    <message>
        <source>cordoned</source>
        <translation>停止调度</translation>
    </message>
    <message>
        <source>No new pods: spec.unschedulable</source>
        <translation>不接受新 Pod：spec.unschedulable</translation>
    </message>
    <message>
        <source>nominated</source>
        <translation>已提名</translation>
    </message>
    <message>
        <source>%1 comes here</source>
        <translation>%1 来到这里</translation>
    </message>
    <message>
        <source>%1 pod waits on Permit</source>
        <translation>%1 个 Pod 在 Permit 等待</translation>
    </message>
    <message>
        <source>%1 pods wait on Permit</source>
        <translation>%1 个 Pod 在 Permit 等待</translation>
    </message>
    <message>
        <source>%1 pod is stopping</source>
        <translation>%1 个 Pod 正在停止</translation>
    </message>
    <message>
        <source>%1 pods are stopping</source>
        <translation>%1 个 Pod 正在停止</translation>
    </message>
    <message>
        <source>rack, leaf</source>
        <translation>机架、叶</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>InfiniBand leaf</source>
        <translation>InfiniBand leaf</translation>
    </message>
    <message>
        <source>saving, %1 of %2</source>
        <translation>保存中，%2 中的 %1</translation>
    </message>
    <message>
        <source>saved, SIGTERM, %1 of %2</source>
        <translation>已保存，SIGTERM，%2 中的 %1</translation>
    </message>
    <message>
        <source>SIGTERM, %1 of %2</source>
        <translation>SIGTERM，%2 中的 %1</translation>
    </message>
</context>
<context>
    <name>PipelinePicture</name>
    <message>
        <source>%1 plugin</source>
        <translation>%1 个插件</translation>
    </message>
    <message>
        <source>%1 plugins</source>
        <translation>%1 个插件</translation>
    </message>
    <message>
        <source>no plugin</source>
        <translation>没有插件</translation>
    </message>
    <message>
        <source>In the cycle #%1</source>
        <translation>周期 #%1 中</translation>
    </message>
    <message>
        <source>none gated</source>
        <translation>没有受控的</translation>
    </message>
    <message>
        <source>%1 gated</source>
        <translation>%1 个受控</translation>
    </message>
    <message>
        <source>%1 behind it</source>
        <translation>后面还有 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 plugins</source>
        <translation>%2 个插件中的 %1</translation>
    </message>
    <message>
        <source>%1 of %2 nodes</source>
        <translation>%2 个节点中的 %1</translation>
    </message>
    <message>
        <source>no node is asked</source>
        <translation>不询问节点</translation>
    </message>
    <message>
        <source>%1 node passed</source>
        <translation>%1 个节点通过</translation>
    </message>
    <message>
        <source>%1 nodes passed</source>
        <translation>%1 个节点通过</translation>
    </message>
    <message>
        <source>choosing a node</source>
        <translation>正在选择节点</translation>
    </message>
    <message>
        <source>only if 0 pass</source>
        <translation>仅当 0 个通过</translation>
    </message>
    <message>
        <source>cannot help</source>
        <translation>帮不上忙</translation>
    </message>
    <message>
        <source>no candidate</source>
        <translation>没有候选</translation>
    </message>
    <message>
        <source>no feasible node</source>
        <translation>没有可行节点</translation>
    </message>
    <message>
        <source>one node left</source>
        <translation>只剩一个节点</translation>
    </message>
    <message>
        <source>%1 of %2 have work</source>
        <translation>%2 个中 %1 个有事做</translation>
    </message>
    <message>
        <source>%1 plugins × %2</source>
        <translation>%1 个插件 × %2</translation>
    </message>
    <message>
        <source>next attempt</source>
        <translation>下一次尝试</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>已归还</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>在 %1 上</translation>
    </message>
    <message>
        <source>go</source>
        <translation>放行</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>%1 pod waits</source>
        <translation>%1 个 Pod 等待</translation>
    </message>
    <message>
        <source>%1 pods wait</source>
        <translation>%1 个 Pod 等待</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>%1 pod</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>%1 pods</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>one pod at a time</source>
        <translation>一次一个 Pod</translation>
    </message>
    <message>
        <source>%1 binding, %2 wait</source>
        <translation>%1 个绑定中，%2 个等待</translation>
    </message>
    <message>
        <source>%1 waits on Permit</source>
        <translation>%1 个在 Permit 等待</translation>
    </message>
    <message>
        <source>%1 wait on Permit</source>
        <translation>%1 个在 Permit 等待</translation>
    </message>
    <message>
        <source>%1 pod is being bound</source>
        <translation>正在绑定 %1 个 Pod</translation>
    </message>
    <message>
        <source>%1 pods are being bound</source>
        <translation>正在绑定 %1 个 Pod</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>%1 of %2 plugin</source>
        <translation>%2 个插件中的 %1</translation>
    </message>
    <message>
        <source>this cycle is of %1</source>
        <translation>这个周期属于 %1</translation>
    </message>
    <message>
        <source>%1 of %2 node</source>
        <translation>%2 个节点中的 %1</translation>
    </message>
    <message>
        <source>%1 plugin × %2</source>
        <translation>%1 个插件 × %2</translation>
    </message>
</context>
<context>
    <name>PodLanes</name>
    <message>
        <source>%1, preempts</source>
        <translation>%1，发起抢占</translation>
    </message>
    <message>
        <source>%1, stopped for %2</source>
        <translation>%1，为 %2 停止</translation>
    </message>
    <message>
        <source>%1, made by the owner in place of %2</source>
        <translation>%1，由所有者创建，替代 %2</translation>
    </message>
    <message>
        <source>its preStop hook runs</source>
        <translation>preStop 钩子运行中</translation>
    </message>
    <message>
        <source>its preStop hook runs: saving takes %1, the grace ends after %2</source>
        <translation>preStop 钩子运行中：保存需要 %1，宽限期只有 %2</translation>
    </message>
    <message>
        <source>its preStop hook runs: saving takes %1 of %2 of grace</source>
        <translation>preStop 钩子运行中：保存需要 %2 宽限期中的 %1</translation>
    </message>
    <message>
        <source>waits for a place</source>
        <translation>等待位置</translation>
    </message>
    <message>
        <source>nominated to %1, waits</source>
        <translation>已提名到 %1，等待中</translation>
    </message>
    <message>
        <source>reserved on %1</source>
        <translation>已在 %1 预留</translation>
    </message>
    <message>
        <source>waits on Permit, reserved on %1</source>
        <translation>在 Permit 等待，已在 %1 预留</translation>
    </message>
    <message>
        <source>runs on %1</source>
        <translation>在 %1 上运行</translation>
    </message>
    <message>
        <source>told to leave, grace %1</source>
        <translation>已被要求离开，宽限 %1</translation>
    </message>
    <message>
        <source>got SIGTERM</source>
        <translation>收到 SIGTERM</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>自 %1 起</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation>%1 至 %2，%3</translation>
    </message>
    <message>
        <source>nominated</source>
        <translation>已提名</translation>
    </message>
    <message>
        <source>waits on Permit</source>
        <translation>在 Permit 等待</translation>
    </message>
    <message>
        <source>leaving, grace %1</source>
        <translation>离开中，宽限 %1</translation>
    </message>
    <message>
        <source>preStop: saving checkpoint</source>
        <translation>preStop：保存检查点</translation>
    </message>
    <message>
        <source>preStop: saving</source>
        <translation>preStop：保存</translation>
    </message>
    <message>
        <source>no work lost</source>
        <translation>没有损失工作</translation>
    </message>
    <message>
        <source>%1 of work lost</source>
        <translation>损失 %1 的工作</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>损失 %1</translation>
    </message>
    <message>
        <source>gone for good at %1</source>
        <translation>%1 永久离开</translation>
    </message>
    <message>
        <source>gone at %1</source>
        <translation>%1 离开</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>refused by the kubelet</source>
        <translation>被 kubelet 拒绝</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>被强制终止</translation>
    </message>
    <message>
        <source>gone for good</source>
        <translation>永久离开</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已离开</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>随后是 %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>woken by an event, it is tried again</source>
        <translation>被事件唤醒，再次尝试</translation>
    </message>
    <message>
        <source>its checkpoint is saved</source>
        <translation>检查点已保存</translation>
    </message>
    <message>
        <source>killed before its checkpoint was saved</source>
        <translation>在检查点保存之前被终止</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1: %2, at %3</source>
        <translation>%1：%2，时间 %3</translation>
    </message>
    <message>
        <source>%1; no controller brings it back</source>
        <translation>%1；没有控制器会重新创建它</translation>
    </message>
</context>
<context>
    <name>PodPatches</name>
    <message>
        <source>ask %1 instead of %2</source>
        <translation>请求 %1 而不是 %2</translation>
    </message>
    <message>
        <source>ask %1 %2 instead of %3</source>
        <translation>请求 %1 %2 而不是 %3</translation>
    </message>
    <message>
        <source>uncordon %1</source>
        <translation>恢复 %1 的调度</translation>
    </message>
    <message>
        <source>tolerate %1</source>
        <translation>容忍 %1</translation>
    </message>
    <message>
        <source>take the taint %1 off %2</source>
        <translation>去掉 %2 的污点 %1</translation>
    </message>
    <message>
        <source>drop the nodeSelector</source>
        <translation>去掉 nodeSelector</translation>
    </message>
    <message>
        <source>drop the required node affinity</source>
        <translation>去掉必需的节点亲和</translation>
    </message>
    <message>
        <source>drop the required pod anti-affinity</source>
        <translation>去掉必需的 Pod 反亲和</translation>
    </message>
    <message>
        <source>drop the required pod affinity</source>
        <translation>去掉必需的 Pod 亲和</translation>
    </message>
    <message>
        <source>spread: ScheduleAnyway instead of DoNotSchedule</source>
        <translation>分布约束：ScheduleAnyway 而不是 DoNotSchedule</translation>
    </message>
    <message>
        <source>ask no host port</source>
        <translation>不请求主机端口</translation>
    </message>
    <message>
        <source>link policy Required → Preferred</source>
        <translation>链路策略 Required → Preferred</translation>
    </message>
    <message>
        <source>priority class %1</source>
        <translation>优先级类 %1</translation>
    </message>
</context>
<context>
    <name>PodWords</name>
    <message>
        <source>Pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>%1, nominated to %2</source>
        <translation>%1，已提名到 %2</translation>
    </message>
    <message>
        <source>%1 gate</source>
        <translation>%1 个调度门控</translation>
    </message>
    <message>
        <source>%1 gates</source>
        <translation>%1 个调度门控</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Pod %1, %2</source>
        <translation>Pod %1，%2</translation>
    </message>
    <message>
        <source>no profile serves it</source>
        <translation>没有方案为它服务</translation>
    </message>
    <message>
        <source>gated</source>
        <translation>受控（gated）</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>in its scheduling cycle</source>
        <translation>在它的调度周期中</translation>
    </message>
    <message>
        <source>reserved on %1</source>
        <translation>已预留在 %1</translation>
    </message>
    <message>
        <source>waits on Permit, reserved on %1</source>
        <translation>在 Permit 等待，已预留在 %1</translation>
    </message>
    <message>
        <source>being bound to %1</source>
        <translation>正在绑定到 %1</translation>
    </message>
    <message>
        <source>leaving %1</source>
        <translation>正在离开 %1</translation>
    </message>
    <message>
        <source>bound to %1</source>
        <translation>已绑定到 %1</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>运行完毕</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已离开</translation>
    </message>
</context>
<context>
    <name>PointText</name>
    <message>
        <source>May this pod enter the queue at all?</source>
        <translation>这个 Pod 现在可以进入队列吗？</translation>
    </message>
    <message>
        <source>Decides which waiting pod goes next.</source>
        <translation>决定下一个轮到哪个等待中的 Pod。</translation>
    </message>
    <message>
        <source>Checks the pod once and notes what every node will be asked.</source>
        <translation>先检查一次 Pod，记下稍后要问每个节点的内容。</translation>
    </message>
    <message>
        <source>Which nodes can run this pod? One “no” is enough.</source>
        <translation>哪些节点能运行这个 Pod？一票否决。</translation>
    </message>
    <message>
        <source>No node is free. Can stopping lower pods make room?</source>
        <translation>没有可用节点。停止较低级别的 Pod 能腾出位置吗？</translation>
    </message>
    <message>
        <source>Prepares shared notes for scoring.</source>
        <translation>为打分准备共用的信息。</translation>
    </message>
    <message>
        <source>Each plugin rates every node that is left.</source>
        <translation>每个插件为剩下的节点打分。</translation>
    </message>
    <message>
        <source>Brings each plugin&apos;s scores to 0–100; then × weight, and the highest total wins.</source>
        <translation>把各插件的分数换算到 0–100，再乘以权重，总分最高者胜出。</translation>
    </message>
    <message>
        <source>Holds the place, so that nobody else is given it.</source>
        <translation>先占住位置，避免再分给别人。</translation>
    </message>
    <message>
        <source>Last gate: go, stop, or wait for others while holding the place.</source>
        <translation>最后一关：放行、拒绝，或占着位置等待其他 Pod。</translation>
    </message>
    <message>
        <source>Gets things ready that the pod needs on the node, such as volumes.</source>
        <translation>准备好 Pod 在节点上需要的东西，例如卷。</translation>
    </message>
    <message>
        <source>Tells the API server: this pod runs on this node.</source>
        <translation>告诉 API server：这个 Pod 运行在这个节点上。</translation>
    </message>
    <message>
        <source>Done. Plugins may tidy up.</source>
        <translation>已完成，插件可以做收尾工作。</translation>
    </message>
    <message>
        <source>Something failed later; the held place is given back.</source>
        <translation>后续步骤失败，归还占住的位置。</translation>
    </message>
</context>
<context>
    <name>PreemptionPicture</name>
    <message>
        <source>PDB violations</source>
        <translation>违反 PDB</translation>
    </message>
    <message>
        <source>Highest level</source>
        <translation>最高级别</translation>
    </message>
    <message>
        <source>Work lost</source>
        <translation>损失的工作</translation>
    </message>
    <message>
        <source>Highest victim</source>
        <translation>驱逐的最高优先级</translation>
    </message>
    <message>
        <source>Σ priority + 2³¹</source>
        <translation>Σ 优先级 + 2³¹</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>将被驱逐</translation>
    </message>
    <message>
        <source>Latest start</source>
        <translation>最晚开始</translation>
    </message>
    <message>
        <source>PDB %1 allows %2</source>
        <translation>PDB %1 允许 %2</translation>
    </message>
    <message>
        <source>gone at once</source>
        <translation>立即离开</translation>
    </message>
    <message>
        <source>no hook, grace %1</source>
        <translation>没有钩子，宽限 %1</translation>
    </message>
    <message>
        <source>nobody fits back</source>
        <translation>没有谁放得回去</translation>
    </message>
    <message>
        <source>%1 stays</source>
        <translation>%1 留下</translation>
    </message>
    <message>
        <source>%1 and %2 more stay</source>
        <translation>%1 和另外 %2 个留下</translation>
    </message>
    <message>
        <source>latest</source>
        <translation>最晚</translation>
    </message>
    <message>
        <source>nominated</source>
        <translation>已提名</translation>
    </message>
    <message>
        <source>lost at %1, %2</source>
        <translation>在 %1 出局，%2</translation>
    </message>
    <message>
        <source>first by name was taken</source>
        <translation>取名称最靠前的</translation>
    </message>
    <message>
        <source>still in</source>
        <translation>仍在</translation>
    </message>
    <message>
        <source>%1 of %2 nodes</source>
        <translation>%2 个节点中的 %1</translation>
    </message>
    <message>
        <source>%1 more node: %2, so preemption is not helpful there.</source>
        <translation>另有 %1 个节点：%2，所以抢占在那里没有用。</translation>
    </message>
    <message>
        <source>%1 more nodes: %2, so preemption is not helpful there.</source>
        <translation>另有 %1 个节点：%2，所以抢占在那里没有用。</translation>
    </message>
    <message>
        <source>gone for good, %1</source>
        <translation>永久离开，%1</translation>
    </message>
    <message>
        <source>waits on Permit: rejected</source>
        <translation>正在 Permit 等待：将被拒绝</translation>
    </message>
    <message>
        <source>saves in %1, grace %2</source>
        <translation>%1 内保存完，宽限期 %2</translation>
    </message>
    <message>
        <source>needs %1, grace %2: lost</source>
        <translation>需要 %1，宽限期 %2：会丢失</translation>
    </message>
    <message>
        <source>checkpoint %1 ago</source>
        <translation>%1 前存过检查点</translation>
    </message>
    <message>
        <source>no hook, runs %1</source>
        <translation>没有钩子，已运行 %1</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 条</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停靠点 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Space next   PageUp back   L light   Esc leave</source>
        <translation>空格 下一个   PageUp 上一个   L 浅色   Esc 离开</translation>
    </message>
    <message>
        <source>next: %1</source>
        <translation>下一个：%1</translation>
    </message>
</context>
<context>
    <name>PresenterPicture</name>
    <message>
        <source>A pod enters</source>
        <translation>一个 Pod 进入</translation>
    </message>
    <message>
        <source>Its turn</source>
        <translation>轮到它</translation>
    </message>
    <message>
        <source>Why this node</source>
        <translation>为什么是这个节点</translation>
    </message>
    <message>
        <source>Why no node</source>
        <translation>为什么没有节点</translation>
    </message>
    <message>
        <source>Who makes room</source>
        <translation>谁让出位置</translation>
    </message>
    <message>
        <source>They are told</source>
        <translation>通知它们</translation>
    </message>
    <message>
        <source>There is room</source>
        <translation>有位置了</translation>
    </message>
    <message>
        <source>The place is held</source>
        <translation>位置已占住</translation>
    </message>
    <message>
        <source>The last gate</source>
        <translation>最后一关</translation>
    </message>
    <message>
        <source>Back to the queue</source>
        <translation>回到队列</translation>
    </message>
    <message>
        <source>It runs</source>
        <translation>它在运行</translation>
    </message>
    <message>
        <source>It leaves</source>
        <translation>它离开</translation>
    </message>
    <message>
        <source>GPU·s lost</source>
        <translation>损失的 GPU·s</translation>
    </message>
    <message>
        <source>GPU·min lost</source>
        <translation>损失的 GPU·min</translation>
    </message>
    <message>
        <source>GPU·h lost</source>
        <translation>损失的 GPU·h</translation>
    </message>
    <message>
        <source>has no owner: gone for good</source>
        <translation>没有所有者：离开后不再回来</translation>
    </message>
    <message>
        <source>saves its checkpoint first, resumes later</source>
        <translation>先保存检查点，之后继续</translation>
    </message>
    <message>
        <source>starts again from zero, %1 lost</source>
        <translation>从零重新开始，损失 %1</translation>
    </message>
    <message>
        <source>starts again from its last checkpoint, %1 lost</source>
        <translation>从上一个检查点重新开始，损失 %1</translation>
    </message>
    <message>
        <source>%1 asks for %2</source>
        <translation>%1 请求 %2</translation>
    </message>
    <message>
        <source>It is the turn of %1</source>
        <translation>轮到 %1</translation>
    </message>
    <message>
        <source>%1 wins %2</source>
        <translation>%1 赢得 %2</translation>
    </message>
    <message>
        <source>No node can run %1 now</source>
        <translation>现在没有节点能运行 %1</translation>
    </message>
    <message>
        <source>The victims of %1 are told to stop</source>
        <translation>通知为 %1 驱逐的 Pod 停止</translation>
    </message>
    <message>
        <source>There is room for %1</source>
        <translation>%1 有位置了</translation>
    </message>
    <message>
        <source>%1 is held for %2</source>
        <translation>为 %2 占住 %1</translation>
    </message>
    <message>
        <source>%1 holds its place and waits</source>
        <translation>%1 占着位置等待</translation>
    </message>
    <message>
        <source>%1 goes back to the queue</source>
        <translation>%1 回到队列</translation>
    </message>
    <message>
        <source>%1 runs on %2</source>
        <translation>%1 在 %2 上运行</translation>
    </message>
    <message>
        <source>%1 has left</source>
        <translation>%1 已离开</translation>
    </message>
    <message>
        <source>Each has its grace period to save its work; then the place is free.</source>
        <translation>每个都有宽限期来保存工作；之后位置就空出来。</translation>
    </message>
    <message>
        <source>The last of them is gone. %1 is tried again.</source>
        <translation>最后一个已离开。再次尝试 %1。</translation>
    </message>
    <message>
        <source>Permit lets it go on when its gang is complete, or sends it back.</source>
        <translation>组齐了 Permit 就放行，否则退回。</translation>
    </message>
    <message>
        <source>%1 asks for %2, at priority %3.</source>
        <translation>%1 请求 %2，优先级 %3。</translation>
    </message>
    <message>
        <source>Room is made for %1</source>
        <translation>为 %1 腾出位置</translation>
    </message>
    <message>
        <source>A %2 job takes %3: %1 job makes room</source>
        <translation>%2 作业拿下 %3：%1个作业让位</translation>
    </message>
    <message>
        <source>A %2 job takes %3: %1 jobs make room</source>
        <translation>%2 作业拿下 %3：%1个作业让位</translation>
    </message>
    <message>
        <source>%1 asks for %2. Stopping pods helps on %3 alone.</source>
        <translation>%1 请求 %2。只有在 %3 上停止 Pod 有用。</translation>
    </message>
    <message>
        <source>Only one node is left after Filter, so nothing is scored.</source>
        <translation>Filter 之后只剩一个节点，所以不打分。</translation>
    </message>
    <message>
        <source>Filter asked %1 nodes, %2 passed. %3 has the highest total, %4.</source>
        <translation>Filter 询问了 %1 个节点，%2 个通过。%3 的总分最高，%4。</translation>
    </message>
    <message>
        <source>%1 job to stop</source>
        <translation>要停止 %1 个作业</translation>
    </message>
    <message>
        <source>%1 jobs to stop</source>
        <translation>要停止 %1 个作业</translation>
    </message>
    <message>
        <source>runs from %1</source>
        <translation>从 %1 运行</translation>
    </message>
    <message>
        <source>held</source>
        <translation>占住</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>不变</translation>
    </message>
    <message>
        <source>job stopped</source>
        <translation>个作业停止</translation>
    </message>
    <message>
        <source>jobs stopped</source>
        <translation>个作业停止</translation>
    </message>
    <message>
        <source>attempts</source>
        <translation>尝试次数</translation>
    </message>
    <message>
        <source>waited so far</source>
        <translation>目前已等待</translation>
    </message>
    <message>
        <source>until it starts</source>
        <translation>到它开始</translation>
    </message>
    <message>
        <source>A %2 job takes %3: %1 %4 job makes room</source>
        <translation>%2 作业拿下 %3：%1个 %4 作业让位</translation>
    </message>
    <message>
        <source>A %2 job takes %3: %1 %4 jobs make room</source>
        <translation>%2 作业拿下 %3：%1个 %4 作业让位</translation>
    </message>
    <message>
        <source>attempt</source>
        <translation>次尝试</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 asks for %2. Of %3 nodes where stopping pods helps, %4 is the first by name.</source>
        <translation>%1 需要 %2。停止 Pod 有帮助的 %3 个节点中，%4 按名称排在最前。</translation>
    </message>
    <message>
        <source>%1 asks for %2. %3 wins by %4: %5, against %6 on %7.</source>
        <translation>%1 需要 %2。%3 凭“%4”胜出：%5，而 %7 上为 %6。</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>查找范围：</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>文件夹：</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>请按快捷键</translation>
    </message>
    <message>
        <source>%1, ...</source>
        <translation>%1, ...</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QueuePicture</name>
    <message>
        <source>next pod on top</source>
        <translation>下一个 Pod 在最上面</translation>
    </message>
    <message>
        <source>%1 gang</source>
        <translation>%1 组</translation>
    </message>
    <message>
        <source>%1 gangs</source>
        <translation>%1 组</translation>
    </message>
    <message>
        <source>%1 pod pending</source>
        <translation>%1 个 Pod 等待中</translation>
    </message>
    <message>
        <source>%1 pods pending</source>
        <translation>%1 个 Pod 等待中</translation>
    </message>
    <message>
        <source>gated</source>
        <translation>受控（gated）</translation>
    </message>
    <message>
        <source>waiting on Permit</source>
        <translation>在 Permit 等待</translation>
    </message>
</context>
<context>
    <name>Remedies</name>
    <message>
        <source>passes here only</source>
        <translation>只在这里通过</translation>
    </message>
    <message>
        <source>passes here</source>
        <translation>在这里通过</translation>
    </message>
    <message>
        <source>passes on %1 node</source>
        <translation>在 %1 个节点通过</translation>
    </message>
    <message>
        <source>passes on %1 nodes</source>
        <translation>在 %1 个节点通过</translation>
    </message>
    <message>
        <source>preempts on %1</source>
        <translation>在 %1 上抢占</translation>
    </message>
    <message>
        <source>then: %1</source>
        <translation>然后：%1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜出</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>en</source>
        <extracomment>The code of this language in the texts of samples: en or zh.</extracomment>
        <translation>zh</translation>
    </message>
</context>
<context>
    <name>ScorePicture</name>
    <message>
        <source>A tie: the first by name wins.</source>
        <translation>平局：名称最靠前的胜出。</translation>
    </message>
    <message>
        <source>A tie: one is drawn at random, by the scenario&apos;s seed.</source>
        <translation>平局：按场景的种子随机抽取一个。</translation>
    </message>
    <message>
        <source>A tie: the order of kube-scheduler 1.37.2&apos;s heap decides.</source>
        <translation>平局：由 kube-scheduler 1.37.2 的堆的顺序决定。</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 空闲</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>%1 brought to 0–100</source>
        <translation>%1 换算到 0–100</translation>
    </message>
    <message>
        <source>× weight</source>
        <translation>× 权重</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>sum of all</source>
        <translation>各项之和</translation>
    </message>
    <message>
        <source>%1 · total</source>
        <translation>%1 · 总分</translation>
    </message>
    <message>
        <source>PreScore found nothing to score for this pod: %1.</source>
        <translation>PreScore 对该 Pod 没有可打分的内容：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between plugins</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>StagePicture</name>
    <message>
        <source>No nodes yet</source>
        <translation>还没有节点</translation>
    </message>
    <message>
        <source>Samples…</source>
        <translation>示例…</translation>
    </message>
    <message>
        <source>Open files…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>The run reached its last instant. Submit a pod or step back.</source>
        <translation>运行已到最后一刻。可以提交 Pod 或后退。</translation>
    </message>
    <message>
        <source>%1 pod retries for ever: nothing but retries for 24 h.</source>
        <translation>%1 个 Pod 无限重试：24 h 内只有重试。</translation>
    </message>
    <message>
        <source>%1 pods retry for ever: nothing but retries for 24 h.</source>
        <translation>%1 个 Pod 无限重试：24 h 内只有重试。</translation>
    </message>
    <message>
        <source>Nothing left to do. Submit a pod or step back.</source>
        <translation>没有后续事件。可以提交 Pod 或后退。</translation>
    </message>
    <message>
        <source>%1 could not be placed and went to %2.</source>
        <translation>%1 没能放下，去了 %2。</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>Nothing to schedule. Submit a pod on the left.</source>
        <translation>没有要调度的 Pod。请在左侧提交。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>Only one node is left, so nothing is scored.</source>
        <translation>只剩一个节点，所以不打分。</translation>
    </message>
    <message>
        <source>total score</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>free GPUs</source>
        <translation>空闲 GPU</translation>
    </message>
    <message>
        <source>level</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开任何内容</translation>
    </message>
    <message>
        <source>Drop the output of “kubectl get nodes -o yaml” here, or open a sample. Copy command gives you the line that writes all of your cluster Berth reads.</source>
        <translation>把 “kubectl get nodes -o yaml” 的输出拖到这里，或打开一个示例。“复制命令”给出一行命令，写出您集群中 Berth 会读的全部内容。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>This is the cluster before the first step. Step over goes on.</source>
        <translation>这是第一步之前的集群。“单步跳过”继续。</translation>
    </message>
</context>
<context>
    <name>StopText</name>
    <message>
        <source>%1 is submitted</source>
        <translation>%1 提交</translation>
    </message>
    <message>
        <source>%1 is gated</source>
        <translation>%1 受控（gated）</translation>
    </message>
    <message>
        <source>%1 is popped</source>
        <translation>%1 被取出</translation>
    </message>
    <message>
        <source>a node is selected for %1</source>
        <translation>为 %1 选定节点</translation>
    </message>
    <message>
        <source>no node fits %1</source>
        <translation>没有节点适合 %1</translation>
    </message>
    <message>
        <source>PostFilter has run for %1</source>
        <translation>PostFilter 为 %1 运行完</translation>
    </message>
    <message>
        <source>%1 is nominated to a node</source>
        <translation>%1 被提名到节点</translation>
    </message>
    <message>
        <source>%1 is assumed on a node</source>
        <translation>%1 假定放到节点</translation>
    </message>
    <message>
        <source>%1 waits on Permit</source>
        <translation>%1 在 Permit 等待</translation>
    </message>
    <message>
        <source>%1 is rejected at Reserve, Permit or in binding</source>
        <translation>%1 在 Reserve、Permit 或绑定中被拒绝</translation>
    </message>
    <message>
        <source>%1 gives its place back</source>
        <translation>%1 归还位置</translation>
    </message>
    <message>
        <source>%1 goes back to a queue</source>
        <translation>%1 回到队列</translation>
    </message>
    <message>
        <source>%1 is bound</source>
        <translation>%1 已绑定</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>%1 开始运行</translation>
    </message>
    <message>
        <source>%1 is evicted</source>
        <translation>%1 被驱逐</translation>
    </message>
    <message>
        <source>%1 is evicted by preemption</source>
        <translation>%1 因抢占被驱逐</translation>
    </message>
    <message>
        <source>%1 finishes</source>
        <translation>%1 运行完毕</translation>
    </message>
    <message>
        <source>%1 is gone</source>
        <translation>%1 已离开</translation>
    </message>
    <message>
        <source>a node joins</source>
        <translation>节点加入</translation>
    </message>
    <message>
        <source>a node changes</source>
        <translation>节点变化</translation>
    </message>
    <message>
        <source>a node leaves</source>
        <translation>节点离开</translation>
    </message>
    <message>
        <source>the configuration changes</source>
        <translation>配置变化</translation>
    </message>
    <message>
        <source>a change of yours is carried out</source>
        <translation>您的改动执行</translation>
    </message>
    <message>
        <source>any plugin rejects</source>
        <translation>任何插件拒绝</translation>
    </message>
    <message>
        <source>%1 rejects</source>
        <translation>%1 拒绝</translation>
    </message>
    <message>
        <source>%1 speaks</source>
        <translation>%1 发言</translation>
    </message>
    <message>
        <source>a pod</source>
        <translation>某个 Pod</translation>
    </message>
    <message>
        <source>%1 is reached</source>
        <translation>到达 %1</translation>
    </message>
    <message>
        <source>pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 开始</translation>
    </message>
    <message>
        <source>%1 is popped or its fate decided</source>
        <translation>%1 被取出或结果已定</translation>
    </message>
    <message>
        <source>something happens on node %1</source>
        <translation>节点 %1 上有事发生</translation>
    </message>
</context>
<context>
    <name>SweepWords</name>
    <message>
        <source>GPUs allocated, mean</source>
        <translation>已分配 GPU，均值</translation>
    </message>
    <message>
        <source>Unallocatable GPUs, mean</source>
        <translation>无法分配的 GPU，均值</translation>
    </message>
    <message>
        <source>Wait, median</source>
        <translation>等待，中位数</translation>
    </message>
    <message>
        <source>Wait, 95 %</source>
        <translation>等待，95 %</translation>
    </message>
    <message>
        <source>Wait, longest</source>
        <translation>等待，最长</translation>
    </message>
    <message>
        <source>P0 wait, median</source>
        <translation>P0 等待，中位数</translation>
    </message>
    <message>
        <source>P0 wait, 95 %</source>
        <translation>P0 等待，95 %</translation>
    </message>
    <message>
        <source>P0 wait, longest</source>
        <translation>P0 等待，最长</translation>
    </message>
    <message>
        <source>P1 wait, median</source>
        <translation>P1 等待，中位数</translation>
    </message>
    <message>
        <source>P1 wait, 95 %</source>
        <translation>P1 等待，95 %</translation>
    </message>
    <message>
        <source>P1 wait, longest</source>
        <translation>P1 等待，最长</translation>
    </message>
    <message>
        <source>P2 wait, median</source>
        <translation>P2 等待，中位数</translation>
    </message>
    <message>
        <source>P2 wait, 95 %</source>
        <translation>P2 等待，95 %</translation>
    </message>
    <message>
        <source>P2 wait, longest</source>
        <translation>P2 等待，最长</translation>
    </message>
    <message>
        <source>Evictions</source>
        <translation>驱逐次数</translation>
    </message>
    <message>
        <source>Pods bound</source>
        <translation>已绑定的 Pod</translation>
    </message>
    <message>
        <source>Pods pending at the end</source>
        <translation>结束时仍在等待的 Pod</translation>
    </message>
    <message>
        <source>No setting has a value for both objectives.</source>
        <translation>没有任何设置同时具备这两个目标的数值。</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>%1 other setting comes to the same</source>
        <translation>另有 %1 个设置结果相同</translation>
    </message>
    <message>
        <source>%1 other settings come to the same</source>
        <translation>另有 %1 个设置结果相同</translation>
    </message>
    <message>
        <source>On the Pareto front</source>
        <translation>位于 Pareto 前沿</translation>
    </message>
    <message>
        <source>Dominated: another one is better</source>
        <translation>被支配：有更好的设置</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Setting %1 of %2</source>
        <translation>设置 %1 / %2</translation>
    </message>
    <message>
        <source>upper right is better</source>
        <translation>右上更好</translation>
    </message>
    <message>
        <source>upper left is better</source>
        <translation>左上更好</translation>
    </message>
    <message>
        <source>lower right is better</source>
        <translation>右下更好</translation>
    </message>
    <message>
        <source>lower left is better</source>
        <translation>左下更好</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>怎样会改变结果</translation>
    </message>
    <message>
        <source>effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>on</source>
        <translation>在</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>所有节点</translation>
    </message>
</context>
<context>
    <name>TenantPicture</name>
    <message>
        <source>%1 uses %2 and has no quota.</source>
        <translation>%1 使用 %2，没有配额。</translation>
    </message>
    <message>
        <source>%1 uses %2 of its quota of %3, %4.</source>
        <translation>%1 已使用 %2，配额为 %3（%4）。</translation>
    </message>
    <message>
        <source>%1 holds nobody back who has no quota.</source>
        <translation>%1 不限制没有配额的租户。</translation>
    </message>
    <message>
        <source>%1 counts its scores in full up to %2 (%3).</source>
        <translation>%1 在用量不超过 %2（%3）时全额计算它的分数。</translation>
    </message>
    <message>
        <source>Above %1 %2 counts its scores in AISchedulingPlugin %3; with %4 fewer it would count them in full.</source>
        <translation>超过 %1 时，%2 将它在 AISchedulingPlugin 中的分数按 %3 计算；少用 %4 即可全额计算。</translation>
    </message>
    <message>
        <source>NormalizeScore takes that out again.</source>
        <translation>NormalizeScore 又把它抵消了。</translation>
    </message>
    <message>
        <source>It holds %1 GPUs in fractions, which a quota does not count.</source>
        <translation>它以分数形式占用 %1 个 GPU，配额不计这一部分。</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>pending: %1</source>
        <translation>等待中：%1</translation>
    </message>
    <message>
        <source>bound: %1</source>
        <translation>已绑定：%1</translation>
    </message>
    <message>
        <source>No pods.</source>
        <translation>没有 Pod。</translation>
    </message>
    <message>
        <source>Pods %1.</source>
        <translation>Pod：%1。</translation>
    </message>
    <message>
        <source>No profile holds tenants back.</source>
        <translation>没有方案限制租户。</translation>
    </message>
    <message>
        <source>No profile holds tenants back: fairnessEnabled of AISchedulingPlugin is off.</source>
        <translation>没有方案限制租户：AISchedulingPlugin 的 fairnessEnabled 未开启。</translation>
    </message>
    <message>
        <source>%1: above %2 of its quota, a tenant&apos;s scores in AISchedulingPlugin count %3.</source>
        <translation>%1：租户用量超过配额的 %2 时，它在 AISchedulingPlugin 中的分数按 %3 计算。</translation>
    </message>
    <message>
        <source>Jain&apos;s index %1 now, %2 over time</source>
        <translation>Jain 指数：当前 %1，累计 %2</translation>
    </message>
    <message>
        <source>Jain&apos;s index %1 now</source>
        <translation>Jain 指数：当前 %1</translation>
    </message>
    <message>
        <source>Jain&apos;s index %1 over time</source>
        <translation>Jain 指数：累计 %1</translation>
    </message>
    <message>
        <source>No tenant yet: no namespace has a quota of GPUs or a pod that asks for one.</source>
        <translation>还没有租户：没有命名空间有 GPU 配额，也没有 Pod 请求 GPU。</translation>
    </message>
    <message>
        <source>No quota is known. Give a namespace one with a ResourceQuota: spec.hard, requests.nvidia.com/gpu: &quot;16&quot;.</source>
        <translation>没有已知的配额。可以用 ResourceQuota 为命名空间设置：spec.hard 中写 requests.nvidia.com/gpu: &quot;16&quot;。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>GPUs of a quota</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, no quota</source>
        <translation>%1，无配额</translation>
    </message>
    <message>
        <source>In the cycle at the cursor: %1.</source>
        <translation>光标处的周期：%1。</translation>
    </message>
    <message>
        <source>%1 in the cycle at the cursor: %2</source>
        <translation>光标处的周期中 %1：%2</translation>
    </message>
    <message>
        <source>measured up to %1 of %2 facts</source>
        <translation>已统计 %1 / %2 条事实</translation>
    </message>
</context>
<context>
    <name>TermText</name>
    <message>
        <source>total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>base</source>
        <translation>基础分</translation>
    </message>
    <message>
        <source>best fit</source>
        <translation>最佳适配</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>taken as met</source>
        <translation>视为满足</translation>
    </message>
    <message>
        <source>not simulated</source>
        <translation>未模拟</translation>
    </message>
    <message>
        <source>asked: %1</source>
        <translation>请求：%1</translation>
    </message>
    <message>
        <source>the node has no such label</source>
        <translation>节点没有这个标签</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>GPUs of the node</source>
        <translation>节点的 GPU</translation>
    </message>
    <message>
        <source>GPUs free</source>
        <translation>空闲 GPU</translation>
    </message>
    <message>
        <source>GPUs asked</source>
        <translation>请求的 GPU</translation>
    </message>
    <message>
        <source>GPUs left over</source>
        <translation>剩余 GPU</translation>
    </message>
    <message>
        <source>link required</source>
        <translation>要求的链路</translation>
    </message>
    <message>
        <source>%1 − %2 requested or shared</source>
        <translation>%1 − %2（已请求或共享）</translation>
    </message>
    <message>
        <source>nothing is left over</source>
        <translation>没有剩余</translation>
    </message>
    <message>
        <source>%1 free &lt; %2 asked</source>
        <translation>空闲 %1 &lt; 请求 %2</translation>
    </message>
    <message>
        <source>no GPU asked, none here</source>
        <translation>未请求 GPU，这里也没有</translation>
    </message>
    <message>
        <source>no GPU asked, keep this node</source>
        <translation>未请求 GPU，把这个节点留给别人</translation>
    </message>
    <message>
        <source>the pod asks no GPU</source>
        <translation>该 Pod 未请求 GPU</translation>
    </message>
    <message>
        <source>odd remainder</source>
        <translation>奇数剩余</translation>
    </message>
    <message>
        <source>NVLink bonus</source>
        <translation>NVLink 加分</translation>
    </message>
    <message>
        <source>clamp</source>
        <translation>截断</translation>
    </message>
    <message>
        <source>fairness</source>
        <translation>公平性</translation>
    </message>
    <message>
        <source>an odd request leaves one GPU over</source>
        <translation>奇数请求会剩下一个 GPU</translation>
    </message>
    <message>
        <source>%1 linked GPUs are free</source>
        <translation>有 %1 个互连的 GPU 空闲</translation>
    </message>
    <message>
        <source>to 0…100</source>
        <translation>到 0…100</translation>
    </message>
    <message>
        <source>the tenant uses %1 of %2 GPUs, threshold %3 %</source>
        <translation>该租户用了 %2 个 GPU 中的 %1 个，阈值 %3 %</translation>
    </message>
    <message>
        <source>the penalty is 0</source>
        <translation>扣分为 0</translation>
    </message>
    <message>
        <source>too few GPUs are free</source>
        <translation>空闲 GPU 不够</translation>
    </message>
    <message>
        <source>the pod asks an even number</source>
        <translation>该 Pod 请求的是偶数</translation>
    </message>
    <message>
        <source>not one GPU would be left over</source>
        <translation>剩下的不是一个 GPU</translation>
    </message>
    <message>
        <source>the base is 0</source>
        <translation>基础分为 0</translation>
    </message>
    <message>
        <source>the bonus is 0</source>
        <translation>加分为 0</translation>
    </message>
    <message>
        <source>one GPU needs no link</source>
        <translation>一个 GPU 不需要链路</translation>
    </message>
    <message>
        <source>the node names no links</source>
        <translation>节点没有写明链路</translation>
    </message>
    <message>
        <source>no NVLink group of this size is free</source>
        <translation>没有这么大的空闲 NVLink 组</translation>
    </message>
    <message>
        <source>fairness is off</source>
        <translation>公平性未启用</translation>
    </message>
    <message>
        <source>the tenant has no quota</source>
        <translation>该租户没有配额</translation>
    </message>
    <message>
        <source>the tenant is within its share</source>
        <translation>该租户没有超出份额</translation>
    </message>
    <message>
        <source>the factor changes nothing</source>
        <translation>系数不改变结果</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>放得下</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>太多</translation>
    </message>
    <message>
        <source>insufficient</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>%1 ≤ %2 free (%3)</source>
        <translation>%1 ≤ 空闲 %2（%3）</translation>
    </message>
    <message>
        <source>%1 &gt; %2 free (%3)</source>
        <translation>%1 &gt; 空闲 %2（%3）</translation>
    </message>
    <message>
        <source>the node has none, or the pod asks none</source>
        <translation>节点没有，或者 Pod 没有请求</translation>
    </message>
    <message>
        <source>its score is 0</source>
        <translation>它的得分为 0</translation>
    </message>
    <message>
        <source>no resource counts</source>
        <translation>没有资源计入</translation>
    </message>
    <message>
        <source>%1, rounded</source>
        <translation>%1，四舍五入</translation>
    </message>
    <message>
        <source>shape at %1 % = %2</source>
        <translation>曲线在 %1 % 处 = %2</translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation>%1 → %2，共 %3</translation>
    </message>
    <message>
        <source>balance without the pod</source>
        <translation>没有该 Pod 时的均衡度</translation>
    </message>
    <message>
        <source>balance with the pod</source>
        <translation>有该 Pod 时的均衡度</translation>
    </message>
    <message>
        <source>(1 − deviation of the fill levels) × 100</source>
        <translation>(1 − 各资源占用率的标准差) × 100</translation>
    </message>
    <message>
        <source>cordoned</source>
        <translation>已停止调度</translation>
    </message>
    <message>
        <source>yes, and tolerated</source>
        <translation>是，但已容忍</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>tolerated</source>
        <translation>已容忍</translation>
    </message>
    <message>
        <source>not tolerated</source>
        <translation>未容忍</translation>
    </message>
    <message>
        <source>taints</source>
        <translation>污点</translation>
    </message>
    <message>
        <source>the node has none</source>
        <translation>节点没有污点</translation>
    </message>
    <message>
        <source>only PreferNoSchedule taints are scored</source>
        <translation>只有 PreferNoSchedule 污点参与打分</translation>
    </message>
    <message>
        <source>intolerable PreferNoSchedule taints</source>
        <translation>未容忍的 PreferNoSchedule 污点</translation>
    </message>
    <message>
        <source>fewer is better</source>
        <translation>越少越好</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>已声明</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>未声明</translation>
    </message>
    <message>
        <source>free</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已占用</translation>
    </message>
    <message>
        <source>resource claims are not simulated</source>
        <translation>不模拟资源声明</translation>
    </message>
    <message>
        <source>disks used by one node or pod only</source>
        <translation>只能由一个节点或 Pod 使用的磁盘</translation>
    </message>
    <message>
        <source>how many volumes a node may attach</source>
        <translation>一个节点能挂多少卷</translation>
    </message>
    <message>
        <source>persistent volume claims</source>
        <translation>持久卷声明</translation>
    </message>
    <message>
        <source>zones of volumes</source>
        <translation>卷所在的可用区</translation>
    </message>
    <message>
        <source>required term</source>
        <translation>必需条件</translation>
    </message>
    <message>
        <source>term of the profile</source>
        <translation>方案的条件</translation>
    </message>
    <message>
        <source>preferred term</source>
        <translation>偏好条件</translation>
    </message>
    <message>
        <source>preferred term of the profile</source>
        <translation>方案的偏好条件</translation>
    </message>
    <message>
        <source>preferred terms</source>
        <translation>偏好条件</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>不匹配</translation>
    </message>
    <message>
        <source>an empty term</source>
        <translation>空条件</translation>
    </message>
    <message>
        <source>%1 = %2, the node has none</source>
        <translation>%1 = %2，节点没有</translation>
    </message>
    <message>
        <source>%1 = %2, the node has %3</source>
        <translation>%1 = %2，节点为 %3</translation>
    </message>
    <message>
        <source>the weights of the matching terms</source>
        <translation>匹配条件的权重之和</translation>
    </message>
    <message>
        <source>the node does not match this preferred term</source>
        <translation>节点不匹配这个偏好条件</translation>
    </message>
    <message>
        <source>none of them counts on this node</source>
        <translation>没有一个在这个节点上起作用</translation>
    </message>
    <message>
        <source>pods to be near</source>
        <translation>要靠近的 Pod</translation>
    </message>
    <message>
        <source>pods to stay away from</source>
        <translation>要远离的 Pod</translation>
    </message>
    <message>
        <source>terms of pods that stay away from this one</source>
        <translation>要远离该 Pod 的其他 Pod 的条件</translation>
    </message>
    <message>
        <source>this pod stays away from</source>
        <translation>该 Pod 要远离</translation>
    </message>
    <message>
        <source>stays away from this pod</source>
        <translation>要远离该 Pod</translation>
    </message>
    <message>
        <source>first pod of its group</source>
        <translation>同组的第一个 Pod</translation>
    </message>
    <message>
        <source>no pod anywhere matches the terms, and the pod itself does</source>
        <translation>任何地方都没有 Pod 匹配这些条件，而它自己匹配</translation>
    </message>
    <message>
        <source>wants to be near</source>
        <translation>希望靠近</translation>
    </message>
    <message>
        <source>wants to stay away from</source>
        <translation>希望远离</translation>
    </message>
    <message>
        <source>a pod there must be near this one</source>
        <translation>那里有 Pod 必须靠近它</translation>
    </message>
    <message>
        <source>a pod there wants to be near this one</source>
        <translation>那里有 Pod 希望靠近它</translation>
    </message>
    <message>
        <source>a pod there wants to stay away from this one</source>
        <translation>那里有 Pod 希望远离它</translation>
    </message>
    <message>
        <source>the sum of the weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>label %1</source>
        <translation>标签 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 个</translation>
    </message>
    <message>
        <source>%1 × %2: %3, on nodes with %4 = %5</source>
        <translation>%1 × %2：%3，在 %4 = %5 的节点上</translation>
    </message>
    <message>
        <source>on nodes with %1 = %2: required anti-affinity of existing pods</source>
        <translation>在 %1 = %2 的节点上：已有 Pod 的必需反亲和</translation>
    </message>
    <message>
        <source>on nodes with %1 = %2: %3 (and all other terms)</source>
        <translation>在 %1 = %2 的节点上：%3（以及其他所有条件）</translation>
    </message>
    <message>
        <source>on nodes with %1 = %2: %3</source>
        <translation>在 %1 = %2 的节点上：%3</translation>
    </message>
    <message>
        <source>on %1; %2</source>
        <translation>在 %1 上；%2</translation>
    </message>
    <message>
        <source>skew in %1</source>
        <translation>%1 中的偏差</translation>
    </message>
    <message>
        <source>%1 matching + %2 itself − %3 in the emptiest of %4 domains (0, as minDomains is %5); maxSkew %6</source>
        <translation>匹配 %1 + 自己 %2 − %4 个域中最空的 %3（按 0 算，因为 minDomains 为 %5）；maxSkew %6</translation>
    </message>
    <message>
        <source>%1 matching + %2 itself − %3 in the emptiest of %4 domains; maxSkew %5</source>
        <translation>匹配 %1 + 自己 %2 − %4 个域中最空的 %3；maxSkew %5</translation>
    </message>
    <message>
        <source>%1 matching × ln(%2 domains + 2) + maxSkew %3 − 1</source>
        <translation>匹配 %1 × ln(%2 个域 + 2) + maxSkew %3 − 1</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺少</translation>
    </message>
    <message>
        <source>topology spread</source>
        <translation>拓扑分布</translation>
    </message>
    <message>
        <source>the node lacks a topology key and is left out</source>
        <translation>节点缺少拓扑键，不计入</translation>
    </message>
    <message>
        <source>the sum, rounded; less is better</source>
        <translation>总和，四舍五入；越小越好</translation>
    </message>
    <message>
        <source>image locality</source>
        <translation>镜像就近</translation>
    </message>
    <message>
        <source>%1 × %2 of %3 nodes</source>
        <translation>%1 ×（%3 个节点中的 %2 个）</translation>
    </message>
    <message>
        <source>the node does not have the image</source>
        <translation>节点没有这个镜像</translation>
    </message>
    <message>
        <source>images of up to 23 MiB in all do not count</source>
        <translation>镜像合计不超过 23 MiB 时不计</translation>
    </message>
    <message>
        <source>the rest of the sum</source>
        <translation>总和的其余部分</translation>
    </message>
    <message>
        <source>no more than 1000 MiB count for each container</source>
        <translation>每个容器最多计 1000 MiB</translation>
    </message>
    <message>
        <source>domain</source>
        <translation>域</translation>
    </message>
    <message>
        <source>domain of the gang</source>
        <translation>组所在的域</translation>
    </message>
    <message>
        <source>no label</source>
        <translation>没有标签</translation>
    </message>
    <message>
        <source>room</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>room for %1, %2 free GPUs</source>
        <translation>能放 %1 个，空闲 GPU %2 个</translation>
    </message>
    <message>
        <source>enough for %1 members</source>
        <translation>够 %1 个成员</translation>
    </message>
    <message>
        <source>too little for %1 members</source>
        <translation>不够 %1 个成员</translation>
    </message>
    <message>
        <source>of %1, the first member placed</source>
        <translation>来自 %1，第一个已放置的成员</translation>
    </message>
    <message>
        <source>the least free GPUs among those with room, then by name</source>
        <translation>放得下的域中空闲 GPU 最少的，再按名称</translation>
    </message>
    <message>
        <source>to the member on a node that is gone</source>
        <translation>到已消失节点上的成员</translation>
    </message>
    <message>
        <source>to the member on %1</source>
        <translation>到 %1 上的成员</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>free GPUs</source>
        <translation>空闲 GPU</translation>
    </message>
    <message>
        <source>the gang has %1 members</source>
        <translation>组有 %1 个成员</translation>
    </message>
    <message>
        <source>of %1, the gang needs %2</source>
        <translation>共 %1，组需要 %2</translation>
    </message>
    <message>
        <source>the gang does not fit into the domain</source>
        <translation>这个域放不下整个组</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>%1 milli of %2 devices</source>
        <translation>%2 个设备各 %1 milli</translation>
    </message>
    <message>
        <source>milli left by device</source>
        <translation>各设备剩余 milli</translation>
    </message>
    <message>
        <source>model</source>
        <translation>型号</translation>
    </message>
    <message>
        <source>left</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>of the largest node</source>
        <translation>相对最大的节点</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>the less, the better</source>
        <translation>越小越好</translation>
    </message>
    <message>
        <source>left afterwards</source>
        <translation>放置后剩余</translation>
    </message>
    <message>
        <source>half cpu, half GPU, of the largest node</source>
        <translation>CPU 与 GPU 各占一半，相对最大的节点</translation>
    </message>
    <message>
        <source>clustering</source>
        <translation>聚集</translation>
    </message>
    <message>
        <source>packing</source>
        <translation>装箱</translation>
    </message>
    <message>
        <source>GPU in use</source>
        <translation>使用中的 GPU</translation>
    </message>
    <message>
        <source>its kind</source>
        <translation>同类</translation>
    </message>
    <message>
        <source>75 only its kind, 50 among others, 25 no GPU pod, 0 only others</source>
        <translation>只有同类 75，混有他类 50，没有 GPU Pod 25，只有他类 0</translation>
    </message>
    <message>
        <source>node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>free devices opened</source>
        <translation>新占用的空闲设备</translation>
    </message>
    <message>
        <source>left on the shared devices</source>
        <translation>共享设备上的剩余</translation>
    </message>
    <message>
        <source>percent, summed</source>
        <translation>百分比之和</translation>
    </message>
    <message>
        <source>device %1</source>
        <translation>设备 %1</translation>
    </message>
    <message>
        <source>fragmentation now</source>
        <translation>当前碎片</translation>
    </message>
    <message>
        <source>expected milli no pod can use</source>
        <translation>预计没有 Pod 能用的 milli</translation>
    </message>
    <message>
        <source>fragmentation afterwards</source>
        <translation>放置后的碎片</translation>
    </message>
    <message>
        <source>fragmentation afterwards %1</source>
        <translation>放置后的碎片 %1</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>%1 does not apply: %2.</source>
        <translation>%1 不适用：%2。</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>%1 GPU</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
</context>
<context>
    <name>TimeLanes</name>
    <message>
        <source>A pod&apos;s own lane</source>
        <translation>Pod 自己的泳道</translation>
    </message>
    <message>
        <source>Pending pods</source>
        <translation>等待中的 Pod</translation>
    </message>
    <message>
        <source>GPUs held</source>
        <translation>占用的 GPU</translation>
    </message>
    <message>
        <source>GPUs by level</source>
        <translation>各级别的 GPU</translation>
    </message>
    <message>
        <source>Fragmentation</source>
        <translation>碎片</translation>
    </message>
    <message>
        <source>The selected pod&apos;s life; with it those who preempt it or make room for it. Without a selection, the preemption at the cursor.</source>
        <translation>所选 Pod 的一生，以及抢占它或为它腾出位置的 Pod。没有选择时，显示光标处的抢占。</translation>
    </message>
    <message>
        <source>Pods that are in the cluster and on no node.</source>
        <translation>在集群中但不在任何节点上的 Pod。</translation>
    </message>
    <message>
        <source>GPUs that pods hold, reserved ones included, of all there are.</source>
        <translation>Pod 占用的 GPU（含已预留的），以及总数。</translation>
    </message>
    <message>
        <source>The same by level, P0 at the bottom.</source>
        <translation>同上，按级别分开，P0 在最下面。</translation>
    </message>
    <message>
        <source>Free GPUs that lie so far apart that the largest pod a node could hold finds no use for them.</source>
        <translation>空闲但过于分散的 GPU：一个节点能容纳的最大 Pod 用不上它们。</translation>
    </message>
</context>
<context>
    <name>TournamentPainter</name>
    <message>
        <source>best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>最低</translation>
    </message>
    <message>
        <source>out</source>
        <translation>出局</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>没有询问</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>将被驱逐</translation>
    </message>
    <message>
        <source>most important first</source>
        <translation>最重要的在前</translation>
    </message>
    <message>
        <source>Reprieved</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>fits back in</source>
        <translation>放得回去</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>%1/%2 free</source>
        <translation>%1/%2 空闲</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 条</translation>
    </message>
    <message>
        <source>+%1 others</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>候选 %1</translation>
    </message>
    <message>
        <source>1 victim</source>
        <translation>1 个将被驱逐</translation>
    </message>
    <message>
        <source>Victim %1 on %2</source>
        <translation>%2 上将被驱逐的 %1</translation>
    </message>
    <message>
        <source>%1, reprieved: %2</source>
        <translation>%1，放回：%2</translation>
    </message>
    <message>
        <source>%1, rule %2, %3: %4</source>
        <translation>%1，规则 %2，%3：%4</translation>
    </message>
    <message>
        <source>%1 left at %2</source>
        <translation>%1 个在“%2”出局</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>VerdictWords</name>
    <message>
        <source>cores</source>
        <translation>核</translation>
    </message>
    <message>
        <source>Gi of memory</source>
        <translation>Gi 内存</translation>
    </message>
    <message>
        <source>Gi of ephemeral storage</source>
        <translation>Gi 临时存储</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The pod asks %1 %2, %3 has %4 of %5 free.</source>
        <translation>Pod 请求 %1 %2，%3 共 %5，空闲 %4。</translation>
    </message>
    <message>
        <source>%1 is cordoned.</source>
        <translation>%1 已停止调度。</translation>
    </message>
    <message>
        <source>%1 has the taint %2, which the pod does not tolerate.</source>
        <translation>%1 有污点 %2，Pod 不容忍它。</translation>
    </message>
    <message>
        <source>%1 said no.</source>
        <translation>%1 拒绝了。</translation>
    </message>
    <message>
        <source>The framework</source>
        <translation>调度框架</translation>
    </message>
    <message>
        <source>Preemption cannot help.</source>
        <translation>抢占帮不上忙。</translation>
    </message>
    <message>
        <source>Stopping pods of lower priority here may help.</source>
        <translation>停止这里优先级较低的 Pod 可能有用。</translation>
    </message>
    <message>
        <source>Stopping %1 pod here makes room.</source>
        <translation>停止这里的 %1 个 Pod 可以腾出位置。</translation>
    </message>
    <message>
        <source>Stopping %1 pods here makes room.</source>
        <translation>停止这里的 %1 个 Pod 可以腾出位置。</translation>
    </message>
    <message>
        <source>Preemption was tried here: %1.</source>
        <translation>在这里试过抢占：%1。</translation>
    </message>
    <message>
        <source>Preemption was not tried here.</source>
        <translation>在这里没有试过抢占。</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>cordoned, but tolerated</source>
        <translation>已停止调度，但可容忍</translation>
    </message>
    <message>
        <source>not cordoned</source>
        <translation>没有停止调度</translation>
    </message>
    <message>
        <source>no node named</source>
        <translation>没有指定节点</translation>
    </message>
    <message>
        <source>the node named</source>
        <translation>指定的节点</translation>
    </message>
    <message>
        <source>taints tolerated</source>
        <translation>污点可容忍</translation>
    </message>
    <message>
        <source>no taints</source>
        <translation>没有污点</translation>
    </message>
    <message>
        <source>core</source>
        <translation>核</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
</context>
<context>
    <name>WaitingPicture</name>
    <message>
        <source>since %1</source>
        <translation>自 %1</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>%1 空闲</translation>
    </message>
    <message>
        <source>holds %1</source>
        <translation>占住 %1</translation>
    </message>
    <message>
        <source>lacks %1</source>
        <translation>缺 %1</translation>
    </message>
    <message>
        <source>%1 place</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>%1 places</source>
        <translation>%1 个位置</translation>
    </message>
    <message>
        <source>waits for %1 of %2</source>
        <translation>等待 %2 个中的 %1</translation>
    </message>
    <message>
        <source>seconds left until Permit times out</source>
        <translation>距 Permit 超时的秒数</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 个等待</translation>
    </message>
    <message>
        <source>%1 wait</source>
        <translation>%1 个等待</translation>
    </message>
    <message>
        <source>%1 waits on Permit, reserved on %2, %3 left</source>
        <translation>%1 在 Permit 等待，已预留在 %2，还剩 %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>holds %1, lacks %2</source>
        <translation>占住 %1，缺 %2</translation>
    </message>
    <message>
        <source>gated</source>
        <translation>受控（gated）</translation>
    </message>
    <message>
        <source>no place</source>
        <translation>没有位置</translation>
    </message>
    <message>
        <source>no pod</source>
        <translation>没有 Pod</translation>
    </message>
    <message>
        <source>%1 lacks a pod that nobody has submitted</source>
        <translation>%1 缺一个还没有人提交的 Pod</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Deadlock</source>
        <translation>死锁</translation>
    </message>
    <message>
        <source>%1 of %2 has no place yet</source>
        <translation>%2 的 %1 还没有位置</translation>
    </message>
    <message>
        <source>%1 waits on Permit on %2, %3 s left</source>
        <translation>%1 在 %2 上的 Permit 等待，还剩 %3 s</translation>
    </message>
    <message>
        <source>Gang %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>Deadlock: %1</source>
        <translation>死锁：%1</translation>
    </message>
</context>
<context>
    <name>WaterfallPainter</name>
    <message>
        <source>1 feasible node</source>
        <translation>1 个可行节点</translation>
    </message>
    <message>
        <source>weighted points</source>
        <translation>加权分</translation>
    </message>
    <message>
        <source>same scale for all rows</source>
        <translation>各行同一比例</translation>
    </message>
    <message>
        <source>total</source>
        <translation>总分</translation>
    </message>
    <message>
        <source>raw → norm × %1</source>
        <translation>原始 → 归一 × %1</translation>
    </message>
    <message>
        <source>raw × %1</source>
        <translation>原始 × %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>would win</source>
        <translation>将会胜出</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜出</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>原为 %1</translation>
    </message>
    <message>
        <source>Filtered out</source>
        <translation>已被过滤</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 条</translation>
    </message>
    <message>
        <source>every number opens like this · Enter</source>
        <translation>每个数字都能这样展开 · Enter</translation>
    </message>
    <message>
        <source>%1, total %2</source>
        <translation>%1，总分 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>, raw %1</source>
        <translation>，原始分 %1</translation>
    </message>
    <message>
        <source>, score %1</source>
        <translation>，分数 %1</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>总分 %1</translation>
    </message>
    <message>
        <source>Node %1, filtered out: %2</source>
        <translation>节点 %1，被过滤：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>norm × %1</source>
        <translation>归一 × %1</translation>
    </message>
</context>
<context>
    <name>WaysOut</name>
    <message>
        <source>let %1 go: delete its %2 pods</source>
        <translation>放弃 %1：删除它的 %2 个 Pod</translation>
    </message>
    <message>
        <source>%1 needs fewer: minMember %2 → %3</source>
        <translation>%1 少要一些：minMember %2 → %3</translation>
    </message>
    <message>
        <source>Coscheduling at every point, with its guards</source>
        <translation>在每个扩展点启用 Coscheduling，并打开其保护</translation>
    </message>
    <message>
        <source>scheduleTimeoutSeconds %1 → %2</source>
        <translation>scheduleTimeoutSeconds %1 → %2</translation>
    </message>
    <message>
        <source>one more node like %1</source>
        <translation>再加一个与 %1 相同的节点</translation>
    </message>
    <message>
        <source>%1 times out on Permit. %2 of %3 lose their place, %4 come free.</source>
        <translation>%1 在 Permit 超时。%3 的%2失去位置，释放 %4。</translation>
    </message>
    <message>
        <source>%1 member</source>
        <translation> %1 个成员</translation>
    </message>
    <message>
        <source>All %1 members that wait</source>
        <translation>全部 %1 个等待的成员</translation>
    </message>
    <message>
        <source>%1 gives up its places, %2 come free.</source>
        <translation>%1 放弃位置，释放 %2。</translation>
    </message>
    <message>
        <source>%1 runs: %2 of its pods are bound.</source>
        <translation>%1 运行：它的 %2 个 Pod 已绑定。</translation>
    </message>
    <message>
        <source>A deadlock again: %1.</source>
        <translation>再次死锁：%1。</translation>
    </message>
    <message>
        <source>%1 times out on Permit.</source>
        <translation>%1 在 Permit 超时。</translation>
    </message>
    <message>
        <source>What comes, if nobody acts</source>
        <translation>如果无人干预，接下来会怎样</translation>
    </message>
    <message>
        <source>looking ahead…</source>
        <translation>正在向前推演…</translation>
    </message>
    <message>
        <source>run ahead on the side</source>
        <translation>在旁路推演得出</translation>
    </message>
    <message>
        <source>cannot be done</source>
        <translation>无法执行</translation>
    </message>
    <message>
        <source>no deadlock</source>
        <translation>没有死锁</translation>
    </message>
    <message>
        <source>all run</source>
        <translation>全部运行</translation>
    </message>
    <message>
        <source>%1 runs</source>
        <translation>%1 运行</translation>
    </message>
    <message>
        <source>%1 run</source>
        <translation>%1 运行</translation>
    </message>
    <message>
        <source>a deadlock again</source>
        <translation>再次死锁</translation>
    </message>
    <message>
        <source>no gang runs</source>
        <translation>没有组运行</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>出路</translation>
    </message>
    <message>
        <source>each tried in a branch</source>
        <translation>每条都在分支中试过</translation>
    </message>
</context>
<context>
    <name>WeightsPicture</name>
    <message>
        <source>off in this cycle: it gave no scores</source>
        <translation>在这个周期中关闭：没有给出分数</translation>
    </message>
    <message>
        <source>nothing to score for this pod</source>
        <translation>对这个 Pod 没有要打分的</translation>
    </message>
    <message>
        <source>no flip between 1 and 100</source>
        <translation>1 到 100 之间没有翻转</translation>
    </message>
    <message>
        <source>%1 when off</source>
        <translation>关闭时 %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1 从 %2 起</translation>
    </message>
    <message>
        <source>%1 at %2 or less</source>
        <translation>%2 或更低时 %1</translation>
    </message>
    <message>
        <source>No scores at this moment</source>
        <translation>此刻没有分数</translation>
    </message>
    <message>
        <source>Step to NormalizeScore to see which node other weights would choose. Changed weights can be made a branch from here.</source>
        <translation>前进到 NormalizeScore，看看其他权重会选择哪个节点。改过的权重可以从这里成为分支。</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation>%1 以 %2 胜出</translation>
    </message>
    <message>
        <source>%1 would still win, with %2</source>
        <translation>%1 仍会以 %2 胜出</translation>
    </message>
    <message>
        <source>%1 would win with %2</source>
        <translation>%1 会以 %2 胜出</translation>
    </message>
    <message>
        <source>As it is, %1 wins with %2.</source>
        <translation>现状：%1 以 %2 胜出。</translation>
    </message>
    <message>
        <source>No single weight between 1 and 100 changes the winner.</source>
        <translation>1 到 100 之间没有单独一个权重能改变胜者。</translation>
    </message>
    <message>
        <source>%1 prefers %2, which wins from %3 → %4 on.</source>
        <comment>a Score plugin, a node, its weight now and then</comment>
        <translation>%1 偏好 %2，从 %3 → %4 起它胜出。</translation>
    </message>
    <message>
        <source>%1 holds %2 back, which wins with %3 → %4.</source>
        <comment>a Score plugin, a node, its weight now and then</comment>
        <translation>%1 压低了 %2，%3 → %4 时它胜出。</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
</context>
<context>
    <name>WindowParts</name>
    <message>
        <source>Notes on the input</source>
        <translation>对输入的说明</translation>
    </message>
    <message>
        <source>What was said about the input</source>
        <translation>读取输入时的说明</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源文件</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>not looked at yet</source>
        <translation>还没有查看</translation>
    </message>
    <message>
        <source>next in snapshot order</source>
        <translation>快照顺序中的下一个</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>已绑定</translation>
    </message>
    <message>
        <source>reserved, waits on Permit</source>
        <translation>已预留，在 Permit 等待</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>the nominated node still fits</source>
        <translation>提名的节点仍然合适</translation>
    </message>
    <message>
        <source>enough nodes were found</source>
        <translation>已找到足够的节点</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>没有查看</translation>
    </message>
    <message>
        <source>passed %1 of %1 plugins</source>
        <translation>通过了全部 %1 个插件</translation>
    </message>
    <message>
        <source>can run %1</source>
        <translation>能运行 %1</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>总分 %1</translation>
    </message>
    <message>
        <source>selected for %1</source>
        <translation>为 %1 选定</translation>
    </message>
    <message>
        <source>the framework</source>
        <translation>调度框架</translation>
    </message>
    <message>
        <source>passed %1 of %1 plugin</source>
        <translation>通过了全部 %1 个插件</translation>
    </message>
</context>
<context>
    <name>berth::ui::ActionTable</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Presenter</source>
        <translation>演示</translation>
    </message>
</context>
<context>
    <name>berth::ui::ArgumentsPage</name>
    <message>
        <source>Plugin arguments as YAML</source>
        <translation>以 YAML 表示的插件参数</translation>
    </message>
    <message>
        <source>pluginConfig of the profile %1: arguments that are not written have their defaults.</source>
        <translation>方案 %1 的 pluginConfig：没有写出的参数取默认值。</translation>
    </message>
</context>
<context>
    <name>berth::ui::AutosaveControl</name>
    <message>
        <source>Your changes are not kept for the case of a crash. Save them to a file.</source>
        <translation>您的改动没有自动保存，一旦崩溃就会丢失。请把它们保存到文件。</translation>
    </message>
    <message>
        <source>Berth ended before your changes to %1 were saved.</source>
        <translation>Berth 退出时，您对 %1 的改动尚未保存。</translation>
    </message>
    <message>
        <source>%1, kept %2; the cursor stood at step %3.</source>
        <translation>%1，保留于 %2；光标停在第 %3 步。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>%1 change could not be made again.</source>
        <translation>%1 处改动无法重做。</translation>
    </message>
    <message>
        <source>%1 changes could not be made again.</source>
        <translation>%1 处改动无法重做。</translation>
    </message>
    <message>
        <source>The others are there. The input is as it was.</source>
        <translation>其余的都在。输入保持原样。</translation>
    </message>
</context>
<context>
    <name>berth::ui::BranchControl</name>
    <message>
        <source>Rename branch</source>
        <translation>重命名分支</translation>
    </message>
    <message>
        <source>Name of the branch</source>
        <translation>分支的名称</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>转到 %1</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Compare with its parent…</source>
        <translation>与它的父分支比较…</translation>
    </message>
    <message>
        <source>Delete branch</source>
        <translation>删除分支</translation>
    </message>
</context>
<context>
    <name>berth::ui::BreakpointControl</name>
    <message>
        <source>Breakpoint set: %1</source>
        <translation>已设断点：%1</translation>
    </message>
    <message>
        <source>Breakpoint removed: %1</source>
        <translation>已移除断点：%1</translation>
    </message>
    <message>
        <source>&amp;Run until here</source>
        <translation>运行到这里(&amp;R)</translation>
    </message>
    <message>
        <source>Remove &amp;breakpoint</source>
        <translation>移除断点(&amp;B)</translation>
    </message>
    <message>
        <source>Set &amp;breakpoint</source>
        <translation>设断点(&amp;B)</translation>
    </message>
    <message>
        <source>Stopped at a breakpoint: %1</source>
        <translation>停在断点：%1</translation>
    </message>
    <message>
        <source>Stopped: %1</source>
        <translation>已停止：%1</translation>
    </message>
</context>
<context>
    <name>berth::ui::BreakpointList</name>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Nothing stops a run. Select a point, a pod or a node and press F9, or add a breakpoint here.</source>
        <translation>没有什么会让运行停下。选中扩展点、Pod 或节点后按 F9，或在这里添加断点。</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Sets a breakpoint on an event, a plugin or anything else by its name.</source>
        <translation>按名称在事件、插件或其他对象上设断点。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Removes the breakpoint. Delete</source>
        <translation>移除这个断点。Delete</translation>
    </message>
    <message>
        <source>Remove all</source>
        <translation>全部移除</translation>
    </message>
    <message>
        <source>Removes every breakpoint.</source>
        <translation>移除所有断点。</translation>
    </message>
</context>
<context>
    <name>berth::ui::ChartBoard</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Nothing was measured yet.</source>
        <translation>还没有统计数据。</translation>
    </message>
    <message>
        <source>Open a cluster to see its figures over time.</source>
        <translation>打开一个集群，即可查看各项数值随时间的变化。</translation>
    </message>
    <message>
        <source>%1 at %2: %3</source>
        <translation>%2 时的%1：%3</translation>
    </message>
</context>
<context>
    <name>berth::ui::ChartPanel</name>
    <message>
        <source>Copy TSV</source>
        <translation>复制 TSV</translation>
    </message>
    <message>
        <source>Copies every figure at every instant, tab-separated.</source>
        <translation>复制每个时刻的全部数值，以制表符分隔。</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation>复制 Markdown</translation>
    </message>
    <message>
        <source>Copies every figure at every instant as Markdown.</source>
        <translation>以 Markdown 复制每个时刻的全部数值。</translation>
    </message>
</context>
<context>
    <name>berth::ui::CompareControl</name>
    <message>
        <source>The branches could not be measured: %1</source>
        <translation>无法测量这些分支：%1</translation>
    </message>
    <message>
        <source>One of the branches is gone.</source>
        <translation>其中一个分支已不在。</translation>
    </message>
    <message>
        <source>the configuration cannot be written as YAML</source>
        <translation>该配置无法写成 YAML</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>HTML page (*.html);;Markdown (*.md)</source>
        <translation>HTML 页面 (*.html);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Export configuration B</source>
        <translation>导出 B 的配置</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml);;All files (*)</source>
        <translation>YAML (*.yaml *.yml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Not written</source>
        <translation>未写入</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 未写入：%2</translation>
    </message>
</context>
<context>
    <name>berth::ui::CompareFacts</name>
    <message>
        <source>What differs</source>
        <translation>有何不同</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>效果如何</translation>
    </message>
    <message>
        <source>Who pays for it</source>
        <translation>谁来承担</translation>
    </message>
    <message>
        <source>Copy TSV</source>
        <translation>复制 TSV</translation>
    </message>
    <message>
        <source>Copy Markdown</source>
        <translation>复制 Markdown</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 变化</translation>
    </message>
    <message>
        <source>%1 pod went another way</source>
        <translation>%1 个 Pod 走了另一条路</translation>
    </message>
    <message>
        <source>%1 pods went another way</source>
        <translation>%1 个 Pod 走了另一条路</translation>
    </message>
</context>
<context>
    <name>berth::ui::CompareHead</name>
    <message>
        <source>Compare two branches</source>
        <translation>比较两个分支</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>Writes all of this as Markdown or as one HTML page with its charts.</source>
        <translation>把全部内容写成 Markdown，或写成一个带图表的 HTML 页面。</translation>
    </message>
    <message>
        <source>Export configuration B</source>
        <translation>导出 B 的配置</translation>
    </message>
    <message>
        <source>Writes B&apos;s KubeSchedulerConfiguration, to be applied to the real cluster.</source>
        <translation>写出 B 的 KubeSchedulerConfiguration，可用于真实集群。</translation>
    </message>
    <message>
        <source>Branch %1</source>
        <translation>分支 %1</translation>
    </message>
</context>
<context>
    <name>berth::ui::CompareWindow</name>
    <message>
        <source>Measuring was stopped. Nothing is different.</source>
        <translation>测量已停止，没有任何改变。</translation>
    </message>
    <message>
        <source>Running %1 to its end: %2 of virtual time so far.</source>
        <translation>正在把 %1 运行到结束：目前虚拟时间 %2。</translation>
    </message>
    <message>
        <source>Measuring %1.</source>
        <translation>正在测量 %1。</translation>
    </message>
    <message>
        <source>Pod</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>parts at</source>
        <translation>分岔于</translation>
    </message>
    <message>
        <source>Compare branches</source>
        <translation>比较分支</translation>
    </message>
    <message>
        <source>There is one branch only.</source>
        <translation>只有一个分支。</translation>
    </message>
    <message>
        <source>Move a weight in the inspector and choose “Compare as branch”, or make any edit in the past: the run then goes on in two branches, and this window lays them side by side.</source>
        <translation>在检查器中移动一个权重并选择“作为分支比较”，或在过去的某一步做任意编辑：运行便会分成两个分支，本窗口将它们并排比较。</translation>
    </message>
    <message>
        <source>Show the weights</source>
        <translation>显示权重</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Progress of measuring both branches</source>
        <translation>测量两个分支的进度</translation>
    </message>
    <message>
        <source>Waiting time by level</source>
        <translation>各级别的等待时间</translation>
    </message>
    <message>
        <source>median – 95 %, whisker to the longest · the label is the 95 % · square-root scale</source>
        <translation>中位数 – 95 %，细线到最长 · 标注为 95 % · 平方根刻度</translation>
    </message>
    <message>
        <source>Pods that went another way</source>
        <translation>走了另一条路的 Pod</translation>
    </message>
    <message>
        <source>A click selects the pod in the main window.</source>
        <translation>单击可在主窗口中选中该 Pod。</translation>
    </message>
    <message>
        <source>seed %1 · fingerprint A %2 · B %3</source>
        <translation>种子 %1 · 指纹 A %2 · B %3</translation>
    </message>
</context>
<context>
    <name>berth::ui::DockTitle</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close. The View menu brings it back.</source>
        <translation>关闭。可从视图菜单再次打开。</translation>
    </message>
</context>
<context>
    <name>berth::ui::DragHandle</name>
    <message>
        <source>new job</source>
        <translation>新作业</translation>
    </message>
</context>
<context>
    <name>berth::ui::EditControl</name>
    <message>
        <source>Branc&amp;hes</source>
        <translation>分支(&amp;H)</translation>
    </message>
    <message>
        <source>The change was not made. Nothing is different.</source>
        <translation>改动没有生效，一切照旧。</translation>
    </message>
    <message>
        <source>The cursor was in the past, so the change made a branch: %1.</source>
        <translation>光标在过去，因此这处改动产生了一个分支：%1。</translation>
    </message>
    <message>
        <source>The run as it was is kept: Run &gt; Branches leads back to it. Undo takes the change back.</source>
        <translation>原来的运行保留着：运行 &gt; 分支 可以回到它。撤销会收回这处改动。</translation>
    </message>
    <message>
        <source>Back to the other branch</source>
        <translation>回到另一个分支</translation>
    </message>
    <message>
        <source>%1 was not submitted.</source>
        <translation>%1 没有提交。</translation>
    </message>
    <message>
        <source>Submit to a node</source>
        <translation>提交到节点</translation>
    </message>
    <message>
        <source>Let the scheduler choose the node, or name %1 in the pod?</source>
        <translation>由调度器选择节点，还是在 Pod 里写明 %1？</translation>
    </message>
    <message>
        <source>A pod whose spec.nodeName is set never comes to the scheduler.</source>
        <translation>设置了 spec.nodeName 的 Pod 不会经过调度器。</translation>
    </message>
    <message>
        <source>Let it choose</source>
        <translation>由调度器选择</translation>
    </message>
    <message>
        <source>Set nodeName</source>
        <translation>设置 nodeName</translation>
    </message>
    <message>
        <source>Inspect %1</source>
        <translation>查看 %1</translation>
    </message>
    <message>
        <source>Inspect its node</source>
        <translation>查看它的节点</translation>
    </message>
    <message>
        <source>Evict</source>
        <translation>驱逐</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Labels…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>Edit as YAML…</source>
        <translation>以 YAML 编辑…</translation>
    </message>
    <message>
        <source>Submit one like it…</source>
        <translation>提交一个类似的…</translation>
    </message>
    <message>
        <source>Unpin its callout</source>
        <translation>取下它的详图</translation>
    </message>
    <message>
        <source>Pin its callout</source>
        <translation>固定它的详图</translation>
    </message>
    <message>
        <source>Submit the panel&apos;s job here…</source>
        <translation>把面板中的作业提交到这里…</translation>
    </message>
    <message>
        <source>Uncordon</source>
        <translation>恢复调度</translation>
    </message>
    <message>
        <source>Cordon</source>
        <translation>停止调度</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>排空</translation>
    </message>
    <message>
        <source>Resize…</source>
        <translation>调整容量…</translation>
    </message>
    <message>
        <source>Delete node</source>
        <translation>删除节点</translation>
    </message>
    <message>
        <source>Taint…</source>
        <translation>污点…</translation>
    </message>
    <message>
        <source>Remove taint %1</source>
        <translation>移除污点 %1</translation>
    </message>
    <message>
        <source>Nothing is open</source>
        <translation>没有打开任何内容</translation>
    </message>
    <message>
        <source>%1 fact</source>
        <translation>%1 条事实</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 条事实</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销 %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做 %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Un&amp;cordon node</source>
        <translation>恢复节点调度(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cordon node</source>
        <translation>停止节点调度(&amp;C)</translation>
    </message>
    <message>
        <source>This is tried in a branch: %1.</source>
        <translation>这在一个分支中试行：%1。</translation>
    </message>
</context>
<context>
    <name>berth::ui::EditDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>错在哪里</translation>
    </message>
</context>
<context>
    <name>berth::ui::ErrorBanner</name>
    <message>
        <source>Show line</source>
        <translation>显示该行</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>这段文本</translation>
    </message>
    <message>
        <source>%1 was not opened. What was open is unchanged.</source>
        <translation>%1 没有打开。原来打开的内容不变。</translation>
    </message>
    <message>
        <source>%1 was not opened.</source>
        <translation>%1 没有打开。</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 条</translation>
    </message>
</context>
<context>
    <name>berth::ui::EventLogView</name>
    <message>
        <source>Event log</source>
        <translation>事件日志</translation>
    </message>
    <message>
        <source>Filter the event log</source>
        <translation>筛选事件日志</translation>
    </message>
    <message>
        <source>Kinds of events</source>
        <translation>事件种类</translation>
    </message>
    <message>
        <source>Show some kinds of events only</source>
        <translation>只显示某些种类的事件</translation>
    </message>
    <message>
        <source>Filter by pod, group, node or fact</source>
        <translation>按 Pod、组、节点或事实筛选</translation>
    </message>
    <message>
        <source>What happens is written here. Open a file or a sample first.</source>
        <translation>发生的事件会记录在这里。请先打开文件或示例。</translation>
    </message>
    <message>
        <source>Nothing that happened matches the filter.</source>
        <translation>没有事件符合筛选条件。</translation>
    </message>
</context>
<context>
    <name>berth::ui::EvidenceTree</name>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>No arithmetic: the plugin decides without numbers.</source>
        <translation>没有算式：这个插件不用数字做决定。</translation>
    </message>
</context>
<context>
    <name>berth::ui::ExpressControl</name>
    <message>
        <source>%1 facts/s · %2 simulated s/s</source>
        <translation>%1 条事实/秒 · 模拟 %2 秒/秒</translation>
    </message>
    <message>
        <source>Running on: %1 facts so far. Esc stops.</source>
        <translation>正在继续运行：目前 %1 条事实。Esc 停止。</translation>
    </message>
    <message>
        <source>Until %1.</source>
        <translation>直到 %1。</translation>
    </message>
    <message>
        <source>%1 breakpoint may stop it.</source>
        <translation>%1 个断点可能让它停下。</translation>
    </message>
    <message>
        <source>%1 breakpoints may stop it.</source>
        <translation>%1 个断点可能让它停下。</translation>
    </message>
    <message>
        <source>Any key stops.</source>
        <translation>按任意键停止。</translation>
    </message>
    <message>
        <source>facts</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>cycles</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>pods bound</source>
        <translation>已绑定的 Pod</translation>
    </message>
    <message>
        <source>failed attempts</source>
        <translation>失败的尝试</translation>
    </message>
    <message>
        <source>pods evicted</source>
        <translation>被驱逐的 Pod</translation>
    </message>
    <message>
        <source>pods finished</source>
        <translation>运行完毕的 Pod</translation>
    </message>
    <message>
        <source>Running on. Esc stops.</source>
        <translation>正在继续运行。Esc 停止。</translation>
    </message>
    <message>
        <source>Running on: %1 fact so far. Esc stops.</source>
        <translation>正在继续运行：目前 %1 条事实。Esc 停止。</translation>
    </message>
</context>
<context>
    <name>berth::ui::ExpressPane</name>
    <message>
        <source>Express</source>
        <translation>直达</translation>
    </message>
</context>
<context>
    <name>berth::ui::FateChart</name>
    <message>
        <source>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2. A click selects the pod.</source>
        <translation>&lt;b&gt;%1&lt;/b&gt;&lt;br&gt;%2。单击可选中该 Pod。</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
</context>
<context>
    <name>berth::ui::FileControl</name>
    <message>
        <source>Clusters, workloads, configurations (*.yaml *.yml *.json);;All files (*)</source>
        <translation>集群、负载、配置 (*.yaml *.yml *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 files</source>
        <translation>%1 个文件</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open sampl&amp;e</source>
        <translation>打开示例(&amp;E)</translation>
    </message>
    <message>
        <source>%1 note</source>
        <translation>%1 条说明</translation>
    </message>
    <message>
        <source>%1 notes</source>
        <translation>%1 条说明</translation>
    </message>
    <message>
        <source>Add files</source>
        <translation>添加文件</translation>
    </message>
    <message>
        <source>%1 was not saved. The file is as it was, and your changes are still here.</source>
        <translation>%1 没有保存。文件保持原样，您的改动还在这里。</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 被另一个程序改动了。</translation>
    </message>
    <message>
        <source>What is open is as it was. Reload reads the file and starts from the beginning.</source>
        <translation>打开的内容保持原样。重新加载会读取文件并从头开始。</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>%1 is not there any more.</source>
        <translation>%1 已经不在了。</translation>
    </message>
    <message>
        <source>What is open stays open, whole. Save it to have a file of it again.</source>
        <translation>打开的内容完整保留。保存即可重新得到文件。</translation>
    </message>
    <message>
        <source>No samples were found.</source>
        <translation>没有找到示例。</translation>
    </message>
    <message>
        <source>They lie in the folder “samples” beside the program&apos;s sources.</source>
        <translation>它们在程序源码旁的“samples”文件夹里。</translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>命令已在剪贴板上。</translation>
    </message>
    <message>
        <source>Run it in a shell where kubectl reaches your cluster, then drop cluster.yaml here: %1</source>
        <translation>在能用 kubectl 连到您集群的终端里运行它，然后把 cluster.yaml 拖到这里：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml);;All files (*)</source>
        <translation>YAML (*.yaml *.yml);;所有文件 (*)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>Open or add</source>
        <translation>打开还是添加</translation>
    </message>
    <message>
        <source>Add %1 to what is open, or open it instead?</source>
        <translation>把 %1 添加到已打开的内容，还是改为打开它？</translation>
    </message>
    <message>
        <source>Added, all is read together as one input and starts from the beginning.</source>
        <translation>添加后，全部作为一个输入一起读取，并从头开始。</translation>
    </message>
    <message>
        <source>Add to what is open</source>
        <translation>添加到已打开的内容</translation>
    </message>
    <message>
        <source>Open instead</source>
        <translation>改为打开</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的改动</translation>
    </message>
    <message>
        <source>Save your changes to %1 first?</source>
        <translation>先保存您对 %1 的改动吗？</translation>
    </message>
    <message>
        <source>They are saved as steps of its Scenario document. Discarded, they are gone.</source>
        <translation>它们会保存为 Scenario 文档的步骤。放弃后就没有了。</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>还没有文件</translation>
    </message>
    <message>
        <source>No samples were found</source>
        <translation>没有找到示例</translation>
    </message>
    <message>
        <source>It opened, with a warning.</source>
        <translation>已打开，有一条警告。</translation>
    </message>
    <message>
        <source>It opened, with %1 notes.</source>
        <translation>已打开，有 %1 条说明。</translation>
    </message>
    <message>
        <source>Every change is in a file already.</source>
        <translation>所有更改都已在文件中。</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>选择文件夹…</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Folder for the branches</source>
        <translation>存放各分支的文件夹</translation>
    </message>
    <message>
        <source>%1 branch was saved to a file of its own.</source>
        <translation>%1 个分支已存入单独的文件。</translation>
    </message>
    <message>
        <source>%1 branches were saved to files of their own.</source>
        <translation>%1 个分支已各自存入单独的文件。</translation>
    </message>
    <message>
        <source>In %1: %2</source>
        <translation>位于 %1：%2</translation>
    </message>
    <message>
        <source>%1 other branch holds changes that no file holds: %2.</source>
        <translation>另有 %1 个分支的更改不在任何文件中：%2。</translation>
    </message>
    <message>
        <source>%1 other branches hold changes that no file holds: %2.</source>
        <translation>另有 %1 个分支的更改不在任何文件中：%2。</translation>
    </message>
    <message>
        <source>Save the other branches of %1 first?</source>
        <translation>先保存 %1 的其他分支吗？</translation>
    </message>
    <message>
        <source>A file holds one branch. Each of the others gets a file of its own beside it, named after the branch. Discarded, they are gone.</source>
        <translation>一个文件只能保存一个分支。其他分支会各自存入旁边的单独文件，以分支命名。放弃后将无法找回。</translation>
    </message>
    <message>
        <source>Save all branches</source>
        <translation>保存所有分支</translation>
    </message>
    <message>
        <source>Save this branch only</source>
        <translation>只保存这个分支</translation>
    </message>
</context>
<context>
    <name>berth::ui::FindBox</name>
    <message>
        <source>pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>%1 (action)</source>
        <translation>%1（操作）</translation>
    </message>
    <message>
        <source>%1 (extension point)</source>
        <translation>%1（扩展点）</translation>
    </message>
    <message>
        <source>%1 (plugin)</source>
        <translation>%1（插件）</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到的</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>没有名为“%1”的内容。</translation>
    </message>
    <message>
        <source>PodGroup %1</source>
        <translation>PodGroup %1</translation>
    </message>
    <message>
        <source>Pod, node, group, point, plugin or action</source>
        <translation>Pod、节点、组、扩展点、插件或操作</translation>
    </message>
</context>
<context>
    <name>berth::ui::InspectControl</name>
    <message>
        <source>These weights were refused. Nothing is different.</source>
        <translation>这些权重被拒绝，一切照旧。</translation>
    </message>
    <message>
        <source>Apply now</source>
        <translation>立即应用</translation>
    </message>
    <message>
        <source>Apply as branch</source>
        <translation>作为分支应用</translation>
    </message>
    <message>
        <source>Compare as branch</source>
        <translation>作为分支比较</translation>
    </message>
</context>
<context>
    <name>berth::ui::InspectorView</name>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>YAML</source>
        <translation>YAML</translation>
    </message>
    <message>
        <source>Select a pod or a node: its YAML stands here.</source>
        <translation>选择一个 Pod 或节点后，这里显示它的 YAML。</translation>
    </message>
</context>
<context>
    <name>berth::ui::KeyPage</name>
    <message>
        <source>Action or key</source>
        <translation>操作或按键</translation>
    </message>
    <message>
        <source>Find an action</source>
        <translation>查找操作</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Use it here</source>
        <translation>用在这里</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>无按键</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>All to defaults</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>%1 already does “%2”. Nothing has changed.</source>
        <translation>%1 已用于“%2”。没有改动。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Second key</source>
        <translation>第二个按键</translation>
    </message>
    <message>
        <source>Third key</source>
        <translation>第三个按键</translation>
    </message>
</context>
<context>
    <name>berth::ui::KeySheet</name>
    <message>
        <source>Anywhere</source>
        <translation>任何地方</translation>
    </message>
    <message>
        <source>End express</source>
        <translation>结束直达</translation>
    </message>
    <message>
        <source>any key</source>
        <translation>任意键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Leave the items</source>
        <translation>离开项目</translation>
    </message>
    <message>
        <source>Arrows, Space and Enter go first to the list, field, button or item that has the focus and uses them.</source>
        <translation>方向键、空格和回车先交给当前有焦点并使用它们的列表、输入框、按钮或项目。</translation>
    </message>
</context>
<context>
    <name>berth::ui::LegendLine</name>
    <message>
        <source>bound</source>
        <translation>已绑定</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>已预留</translation>
    </message>
    <message>
        <source>victim</source>
        <translation>将被驱逐</translation>
    </message>
    <message>
        <source>nominated</source>
        <translation>已提名</translation>
    </message>
    <message>
        <source>claimed, device open</source>
        <translation>已认领，设备未定</translation>
    </message>
    <message>
        <source>PCIe, NUMA</source>
        <translation>PCIe、NUMA</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>unresolvable</source>
        <translation>无法解决</translation>
    </message>
    <message>
        <source>cordoned</source>
        <translation>停止调度</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>没有查看</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>no pod of a level</source>
        <translation>没有某级别的 Pod</translation>
    </message>
    <message>
        <source>score 0–100</source>
        <translation>分数 0–100</translation>
    </message>
    <message>
        <source>free GPUs 0–100 %</source>
        <translation>空闲 GPU 0–100 %</translation>
    </message>
    <message>
        <source>one cell = one node · zoom in for cards</source>
        <translation>一格 = 一个节点 · 放大可看卡片</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>berth::ui::LevelsDialog</name>
    <message>
        <source>Levels</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>A pod&apos;s level is the band its priority lies in. Below P1, pods that ask for GPUs are P2 and the others have no level. The bands are saved with the scenario.</source>
        <translation>Pod 的级别由它的优先级所在的区间决定。低于 P1 时，请求 GPU 的 Pod 是 P2，其余没有级别。区间随场景一起保存。</translation>
    </message>
    <message>
        <source>P&amp;0 from priority</source>
        <translation>P0 的起始优先级(&amp;0)</translation>
    </message>
    <message>
        <source>P&amp;1 from priority</source>
        <translation>P1 的起始优先级(&amp;1)</translation>
    </message>
    <message>
        <source>Set levels</source>
        <translation>设置级别</translation>
    </message>
    <message>
        <source>P0 is the highest level: it begins above P1.</source>
        <translation>P0 是最高级别：它的起点高于 P1。</translation>
    </message>
</context>
<context>
    <name>berth::ui::LoadingBar</name>
    <message>
        <source>Reading</source>
        <translation>读取中</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Running on</source>
        <translation>继续运行</translation>
    </message>
</context>
<context>
    <name>berth::ui::MainWindow</name>
    <message>
        <source>Berth</source>
        <translation>Berth</translation>
    </message>
    <message>
        <source>%1[*] — Berth</source>
        <translation>%1[*] — Berth</translation>
    </message>
    <message>
        <source>About Berth</source>
        <translation>关于 Berth</translation>
    </message>
    <message>
        <source>&lt;b&gt;Berth %1&lt;/b&gt;</source>
        <translation>&lt;b&gt;Berth %1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>A playground for the Kubernetes scheduling framework. It decides as kube-scheduler v1.37 does, one extension point at a time, forwards and backwards, and shows why.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Kubernetes 调度框架的演练场。它像 kube-scheduler v1.37 一样做决定，一次一个扩展点，可前进也可后退，并说明原因。&lt;br&gt;&lt;br&gt;自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。</translation>
    </message>
</context>
<context>
    <name>berth::ui::Mark</name>
    <message>
        <source>passed</source>
        <translation>通过</translation>
    </message>
    <message>
        <source>rejected</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>unresolvable</source>
        <translation>无法解决</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
</context>
<context>
    <name>berth::ui::MarkLegend</name>
    <message>
        <source>Marks of the timeline</source>
        <translation>时间线的标记</translation>
    </message>
</context>
<context>
    <name>berth::ui::MatrixTable</name>
    <message>
        <source>All nodes, node by plugin</source>
        <translation>所有节点，节点 × 插件</translation>
    </message>
    <message>
        <source>All nodes</source>
        <translation>所有节点</translation>
    </message>
    <message>
        <source>node × plugin</source>
        <translation>节点 × 插件</translation>
    </message>
    <message>
        <source>%1 on %2: %3</source>
        <translation>%2 上的 %1：%3</translation>
    </message>
    <message>
        <source>not asked</source>
        <translation>没有询问</translation>
    </message>
</context>
<context>
    <name>berth::ui::NodeCanvas</name>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1：%2</translation>
    </message>
    <message>
        <source>Slices are counted: on which GPU each lies is not known.</source>
        <translation>切片只计数：不知道每个切片在哪个 GPU 上。</translation>
    </message>
</context>
<context>
    <name>berth::ui::NodeCard</name>
    <message>
        <source>%1/%2 free</source>
        <translation>%1/%2 空闲</translation>
    </message>
    <message>
        <source>%1/%2 pods</source>
        <translation>%1/%2 个 Pod</translation>
    </message>
    <message>
        <source>cpu</source>
        <translation>cpu</translation>
    </message>
    <message>
        <source>mem</source>
        <translation>mem</translation>
    </message>
    <message numerus="yes">
        <source>%n GPUs</source>
        <translation>
            <numerusform>%n 个 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU %1 of %2</source>
        <translation>%2 个中的 GPU %1</translation>
    </message>
    <message>
        <source>%1, free</source>
        <translation>%1，空闲</translation>
    </message>
</context>
<context>
    <name>berth::ui::NotesModel</name>
    <message>
        <source>note</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
</context>
<context>
    <name>berth::ui::ObjectPage</name>
    <message>
        <source>Berth made this object; it stands in no file.</source>
        <translation>这个对象由 Berth 生成，不在任何文件里。</translation>
    </message>
    <message>
        <source>Show the line in its file</source>
        <translation>显示它在文件中的那一行</translation>
    </message>
    <message>
        <source>The object as YAML</source>
        <translation>以 YAML 表示的对象</translation>
    </message>
</context>
<context>
    <name>berth::ui::PictureFeed</name>
    <message>
        <source>seed %1 · %2 · kube-scheduler v1.37 rules · fingerprint %3</source>
        <translation>种子 %1 · %2 · kube-scheduler v1.37 规则 · 指纹 %3</translation>
    </message>
    <message>
        <source>Fingerprint of the run so far: %1</source>
        <translation>目前运行的指纹：%1</translation>
    </message>
</context>
<context>
    <name>berth::ui::PinnedWhy</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
</context>
<context>
    <name>berth::ui::PipelineStrip</name>
    <message>
        <source>idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>active</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>rejecting</source>
        <translation>正在拒绝</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Scheduling cycle</source>
        <translation>调度周期</translation>
    </message>
    <message>
        <source>Binding cycle</source>
        <translation>绑定周期</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>No pod in the cycle</source>
        <translation>周期中没有 Pod</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流程</translation>
    </message>
    <message>
        <source>breakpoint</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>breakpoint, switched off</source>
        <translation>断点，已关闭</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>berth::ui::PodChip</name>
    <message numerus="yes">
        <source>%n pods</source>
        <translation>
            <numerusform>%n 个 Pod</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>Pod %1</source>
        <translation>Pod %1</translation>
    </message>
    <message>
        <source>Gang %1</source>
        <translation>组 %1</translation>
    </message>
    <message>
        <source>not real yet</source>
        <translation>还不是真的</translation>
    </message>
</context>
<context>
    <name>berth::ui::PresenterWindow</name>
    <message>
        <source>Berth, presenting</source>
        <translation>Berth，演示中</translation>
    </message>
</context>
<context>
    <name>berth::ui::ProfileOffer</name>
    <message>
        <source>%1 pod is served by no profile.</source>
        <translation>%1 个 Pod 没有方案为它服务。</translation>
    </message>
    <message>
        <source>%1 pods are served by no profile.</source>
        <translation>%1 个 Pod 没有方案为它们服务。</translation>
    </message>
    <message>
        <source>They ask for schedulerName %1; the profiles are %2. Nobody schedules them.</source>
        <translation>它们要求 schedulerName %1；现有方案是 %2。没有谁调度它们。</translation>
    </message>
    <message>
        <source>Use profile %1 for them</source>
        <translation>对它们使用方案 %1</translation>
    </message>
    <message>
        <source>Another profile…</source>
        <translation>其他方案…</translation>
    </message>
</context>
<context>
    <name>berth::ui::QueueLanes</name>
    <message>
        <source>%1 more</source>
        <translation>还有 %1 条</translation>
    </message>
    <message>
        <source>Queues</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>1 pod</source>
        <translation>1 个 Pod</translation>
    </message>
    <message>
        <source>%1 pods</source>
        <translation>%1 个 Pod</translation>
    </message>
    <message>
        <source>%1: %2, as a list</source>
        <translation>%1：%2，打开列表</translation>
    </message>
    <message>
        <source>Pods wait here for their turn. Open a file or a sample first.</source>
        <translation>Pod 在这里排队等待。请先打开文件或示例。</translation>
    </message>
</context>
<context>
    <name>berth::ui::QueuePanel</name>
    <message>
        <source>Submit pods</source>
        <translation>提交 Pod</translation>
    </message>
</context>
<context>
    <name>berth::ui::RemedyList</name>
    <message>
        <source>%1, as a branch</source>
        <translation>%1，作为分支</translation>
    </message>
    <message>
        <source>Try it: %1. A branch begins before this look; this run stays as it is.</source>
        <translation>试试：%1。分支从这次查看之前开始；这次运行保持原样。</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>效果</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>怎样会改变结果</translation>
    </message>
    <message>
        <source>each tried on this look</source>
        <translation>每项都在这次查看上试过</translation>
    </message>
    <message>
        <source>Try it: %1. It makes a branch; this run stays as it is.</source>
        <translation>试一试：%1。会建立一个分支；本次运行保持不变。</translation>
    </message>
</context>
<context>
    <name>berth::ui::RunControl</name>
    <message>
        <source>%1 facts/s · %2 simulated s/s</source>
        <translation>%1 条事实/秒 · 模拟 %2 秒/秒</translation>
    </message>
</context>
<context>
    <name>berth::ui::RunUntilDialog</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Set as breakpoint</source>
        <translation>设为断点</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>运行到</translation>
    </message>
    <message>
        <source>&amp;Until</source>
        <translation>直到(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Way</source>
        <translation>方式(&amp;W)</translation>
    </message>
    <message>
        <source>an instant</source>
        <translation>某一时刻</translation>
    </message>
    <message>
        <source>an extension point</source>
        <translation>某个扩展点</translation>
    </message>
    <message>
        <source>a pod</source>
        <translation>某个 Pod</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>某个事件</translation>
    </message>
    <message>
        <source>a node</source>
        <translation>某个节点</translation>
    </message>
    <message>
        <source>a plugin</source>
        <translation>某个插件</translation>
    </message>
    <message>
        <source>its turn comes or its fate is decided</source>
        <translation>轮到它或它的结果已定</translation>
    </message>
    <message>
        <source>only where it &amp;rejects</source>
        <translation>仅当它拒绝时(&amp;R)</translation>
    </message>
    <message>
        <source>since the start, such as 90s, 1h30m or 00:14:32</source>
        <translation>自开始起，例如 90s、1h30m 或 00:14:32</translation>
    </message>
    <message>
        <source>express: counters only</source>
        <translation>直达：只有计数</translation>
    </message>
    <message>
        <source>fast: end states only</source>
        <translation>快进：只有最终状态</translation>
    </message>
    <message>
        <source>play: everything</source>
        <translation>播放：全部</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>时刻(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Point</source>
        <translation>扩展点(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Pod</source>
        <translation>Pod(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>事件(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Node</source>
        <translation>节点(&amp;N)</translation>
    </message>
    <message>
        <source>P&amp;lugin</source>
        <translation>插件(&amp;L)</translation>
    </message>
    <message>
        <source>Stops when %1.</source>
        <translation>在%1时停下。</translation>
    </message>
    <message>
        <source>Nothing is open.</source>
        <translation>没有打开任何内容。</translation>
    </message>
    <message>
        <source>“%1” is no span of time. Write 90s, 1h30m or 00:14:32.</source>
        <translation>“%1”不是时间长度。请写 90s、1h30m 或 00:14:32。</translation>
    </message>
    <message>
        <source>Say what to run until.</source>
        <translation>请说明运行到什么为止。</translation>
    </message>
</context>
<context>
    <name>berth::ui::SampleDialog</name>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Each is a whole scenario to step through, and a file to read.</source>
        <translation>每个都是可以逐步走完的完整场景，也是可以阅读的文件。</translation>
    </message>
</context>
<context>
    <name>berth::ui::SampleGallery</name>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
</context>
<context>
    <name>berth::ui::SeriesChart</name>
    <message>
        <source>%1, %2: no value</source>
        <translation>%1，%2：没有数值</translation>
    </message>
    <message>
        <source>%1, %2 at %3: %4</source>
        <translation>%1，%2 在 %3：%4</translation>
    </message>
    <message>
        <source>%1, %2: between %3 and %4, at the end %5</source>
        <translation>%1，%2：在 %3 与 %4 之间，结束时 %5</translation>
    </message>
    <message>
        <source>virtual time</source>
        <translation>虚拟时间</translation>
    </message>
</context>
<context>
    <name>berth::ui::SettingsDialog</name>
    <message>
        <source>as the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;High contrast: stronger lines, no soft fills</source>
        <translation>高对比度：线条更清楚，没有淡色填充(&amp;H)</translation>
    </message>
    <message>
        <source>on: nothing travels or pulses</source>
        <translation>开：没有移动和闪动</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Reduced &amp;motion</source>
        <translation>减少动态效果(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Speed of Play</source>
        <translation>播放速度(&amp;S)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>常规(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
</context>
<context>
    <name>berth::ui::SidePanel</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close. Esc</source>
        <translation>关闭。Esc</translation>
    </message>
</context>
<context>
    <name>berth::ui::SourceView</name>
    <message>
        <source>Source file</source>
        <translation>源文件</translation>
    </message>
</context>
<context>
    <name>berth::ui::StageBar</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>舞台</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>分组依据</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Ctrl and the wheel</source>
        <translation>Ctrl 加滚轮</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Find a pod or a node</source>
        <translation>查找 Pod 或节点</translation>
    </message>
</context>
<context>
    <name>berth::ui::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一步：%1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>berth::ui::SubjectLine</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>在</translation>
    </message>
</context>
<context>
    <name>berth::ui::SubmitPanel</name>
    <message>
        <source>Submit pods</source>
        <translation>提交 Pod</translation>
    </message>
    <message>
        <source>GPUs per pod</source>
        <translation>每个 Pod 的 GPU</translation>
    </message>
    <message>
        <source>Pods in gang</source>
        <translation>组内 Pod 数</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>GPU model</source>
        <translation>GPU 型号</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>级别 %1</translation>
    </message>
    <message>
        <source>Drag to a node</source>
        <translation>拖到节点</translation>
    </message>
    <message>
        <source>Drag to a node to ask for it by name.</source>
        <translation>拖到节点即按名称要求它。</translation>
    </message>
    <message>
        <source>YAML…</source>
        <translation>YAML…</translation>
    </message>
    <message>
        <source>Submit as YAML</source>
        <translation>以 YAML 提交</translation>
    </message>
    <message>
        <source>Opens this job as YAML, to change any field before it is submitted.</source>
        <translation>以 YAML 打开这个作业，提交前可改任何字段。</translation>
    </message>
    <message>
        <source>Submit pod</source>
        <translation>提交 Pod</translation>
    </message>
    <message numerus="yes">
        <source>Submit gang of %n</source>
        <translation>
            <numerusform>提交 %n 个 Pod 的组</numerusform>
        </translation>
    </message>
    <message>
        <source>Submit %1</source>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>drag the handle to a node</source>
        <translation>把手柄拖到节点</translation>
    </message>
    <message>
        <source>drag it to a node</source>
        <translation>拖到节点</translation>
    </message>
    <message>
        <source>minMember</source>
        <translation>minMember</translation>
    </message>
    <message>
        <source>Waits at most</source>
        <translation>最多等待</translation>
    </message>
    <message>
        <source>Kept together in</source>
        <translation>集中放在</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>How many pods must have a place before any of them starts.</source>
        <translation>有多少个 Pod 有了位置之后，才开始运行。</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>scheduleTimeoutSeconds: how long its pods wait on Permit for the others. Default: as the profile says.</source>
        <translation>scheduleTimeoutSeconds：它的 Pod 在 Permit 等其他成员多久。默认：按方案。</translation>
    </message>
    <message>
        <source>Required: in one such domain or not at all. Preferred: as near as may be.</source>
        <translation>必需：在同一个这样的域内，否则不放。偏好：尽可能靠近。</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>任意位置</translation>
    </message>
    <message>
        <source>one %1, required</source>
        <translation>同一个 %1，必需</translation>
    </message>
    <message>
        <source>one %1, preferred</source>
        <translation>同一个 %1，偏好</translation>
    </message>
    <message numerus="yes">
        <source>Gang of %n</source>
        <translation>
            <numerusform>%n 个 Pod 的组</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>berth::ui::SweepCard</name>
    <message>
        <source>Open a cluster to try other settings on it.</source>
        <translation>请打开一个集群，再对它尝试其他设置。</translation>
    </message>
    <message>
        <source>Each setting runs the whole input from its start with the same seed. Edits are no part of it.</source>
        <translation>每个设置都用同一个种子从头运行整个输入，不包含之后的编辑。</translation>
    </message>
    <message>
        <source>A step configures the scheduler anew after %1; from then on all are alike.</source>
        <translation>%1 之后有一个步骤会重新配置调度器，此后所有设置都相同。</translation>
    </message>
    <message>
        <source>double-click opens a point as B</source>
        <translation>双击可将该点打开为 B</translation>
    </message>
    <message>
        <source>Sweep: %1 setting</source>
        <translation>扫描：%1 个设置</translation>
    </message>
    <message>
        <source>Sweep: %1 settings</source>
        <translation>扫描：%1 个设置</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>扫描</translation>
    </message>
    <message>
        <source>○ dominated · %1 distinct · ● on the front</source>
        <translation>○ 被支配 · %1 种不同结果 · ● 在前沿上</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>%1 of %2 runs have ended</source>
        <translation>已完成 %1 / %2 次运行</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>纵轴</translation>
    </message>
    <message>
        <source>Objective across</source>
        <translation>横轴目标</translation>
    </message>
    <message>
        <source>Objective up</source>
        <translation>纵轴目标</translation>
    </message>
    <message>
        <source>Vary</source>
        <translation>变化项</translation>
    </message>
    <message>
        <source>What is swept: weights and arguments.</source>
        <translation>扫描的内容：权重和参数。</translation>
    </message>
    <message>
        <source>Open as B</source>
        <translation>打开为 B</translation>
    </message>
    <message>
        <source>Cancelled: %1 of %2 settings have run.</source>
        <translation>已取消：已运行 %1 / %2 个设置。</translation>
    </message>
    <message>
        <source>Choose a point to see its setting.</source>
        <translation>选择一个点，查看它的设置。</translation>
    </message>
</context>
<context>
    <name>berth::ui::SweepChart</name>
    <message>
        <source>Results of the sweep</source>
        <translation>扫描结果</translation>
    </message>
</context>
<context>
    <name>berth::ui::SweepForm</name>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>%1 的取值</translation>
    </message>
    <message>
        <source>A range, 1..5 or 1..9:2, or a list, 1,2,off.</source>
        <translation>范围（1..5 或 1..9:2），或列表（1,2,off）。</translation>
    </message>
    <message>
        <source>A list, a,b, or a range, 0..40:10.</source>
        <translation>列表（a,b），或范围（0..40:10）。</translation>
    </message>
    <message>
        <source>“%1” is no range and no list of values: 1..5, 1..9:2 or 1,2,off.</source>
        <translation>“%1”不是取值的范围或列表，例如 1..5、1..9:2 或 1,2,off。</translation>
    </message>
    <message>
        <source>Tick what is to be varied.</source>
        <translation>请勾选要变化的项。</translation>
    </message>
    <message>
        <source>%1 settings are more than %2. Fewer values, or a larger step as in 1..9:2, make it smaller.</source>
        <translation>%1 个设置超过了 %2 个。请减少取值，或加大步长，例如 1..9:2。</translation>
    </message>
</context>
<context>
    <name>berth::ui::TenantDelegate</name>
    <message>
        <source>no quota</source>
        <translation>无配额</translation>
    </message>
</context>
<context>
    <name>berth::ui::TenantModel</name>
    <message>
        <source>A tenant is a namespace.</source>
        <translation>租户就是命名空间。</translation>
    </message>
    <message>
        <source>GPUs that its bound and assumed pods hold, of its quota. The mark is where a profile begins to hold it back.</source>
        <translation>已绑定和已预留的 Pod 占用的 GPU 与配额之比。刻度处开始受限。</translation>
    </message>
    <message>
        <source>What its scores in AISchedulingPlugin count.</source>
        <translation>它在 AISchedulingPlugin 中的分数如何计算。</translation>
    </message>
    <message>
        <source>Pending / bound pods.</source>
        <translation>等待中 / 已绑定的 Pod。</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>租户</translation>
    </message>
    <message>
        <source>GPUs of quota</source>
        <translation>GPU / 配额</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>berth::ui::TenantPanel</name>
    <message>
        <source>&amp;Copy table</source>
        <translation>复制表格(&amp;C)</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Tenants</source>
        <translation>租户</translation>
    </message>
</context>
<context>
    <name>berth::ui::TimePanel</name>
    <message>
        <source>Timeline or event log</source>
        <translation>时间线或事件日志</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>事件日志</translation>
    </message>
</context>
<context>
    <name>berth::ui::TimelineView</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>main</source>
        <translation>主干</translation>
    </message>
    <message>
        <source>%1 fact</source>
        <translation>%1 条事实</translation>
    </message>
    <message>
        <source>%1 facts</source>
        <translation>%1 条事实</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 to %2: %3 times %4</source>
        <translation>%1 到 %2：%3 × %4</translation>
    </message>
    <message>
        <source>%1: the branch at hand</source>
        <translation>%1：当前分支</translation>
    </message>
    <message>
        <source>%1. A click goes there.</source>
        <translation>%1。点击即可前往。</translation>
    </message>
    <message>
        <source>%1 at the cursor: %2</source>
        <translation>光标处%1：%2</translation>
    </message>
    <message>
        <source>%1 at the cursor: %2 of %3</source>
        <translation>光标处%1：%2，共 %3</translation>
    </message>
    <message>
        <source>%1 at the cursor: P0 %2, P1 %3, P2 %4</source>
        <translation>光标处%1：P0 %2，P1 %3，P2 %4</translation>
    </message>
    <message>
        <source>%1 at the cursor: pods of %2 could not use %3 of %4 free GPUs</source>
        <translation>光标处%1：每个要 %2 的 Pod 用不上 %4 个空闲 GPU 中的 %3 个</translation>
    </message>
    <message>
        <source>Branch %1, %2</source>
        <translation>分支 %1，%2</translation>
    </message>
    <message>
        <source>%1, the branch at hand</source>
        <translation>%1，当前分支</translation>
    </message>
    <message>
        <source>%1 branches more: opens the list of all</source>
        <translation>另有 %1 个分支：打开全部分支的列表</translation>
    </message>
    <message>
        <source>%1 branches have no room for their track. A click lists all branches.</source>
        <translation>%1 个分支没有空间显示轨道。点击列出全部分支。</translation>
    </message>
    <message>
        <source>A click selects the pod.</source>
        <translation>点击选中这个 Pod。</translation>
    </message>
    <message>
        <source>A click goes to where it happened.</source>
        <translation>点击跳到它发生的地方。</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>泳道</translation>
    </message>
    <message>
        <source>Lanes of the timeline</source>
        <translation>时间线的泳道</translation>
    </message>
    <message>
        <source>Which lanes are shown below the track.</source>
        <translation>轨道下方显示哪些泳道。</translation>
    </message>
    <message>
        <source>The run is drawn here over its time. Open a file or a sample first.</source>
        <translation>运行过程会按时间画在这里。请先打开文件或示例。</translation>
    </message>
</context>
<context>
    <name>berth::ui::TotalChart</name>
    <message>
        <source>Total by weight of %1; the winner changes at %2</source>
        <translation>总分随 %1 的权重变化；胜者在 %2 改变</translation>
    </message>
    <message>
        <source>Total by weight of %1; the winner stays the same</source>
        <translation>总分随 %1 的权重变化；胜者不变</translation>
    </message>
    <message>
        <source>Total by weight of %1</source>
        <translation>总分随 %1 的权重变化</translation>
    </message>
</context>
<context>
    <name>berth::ui::Tournament</name>
    <message numerus="yes">
        <source>%n victims</source>
        <translation>
            <numerusform>%n 个将被驱逐</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>berth::ui::TournamentPane</name>
    <message>
        <source>Preemption candidates</source>
        <translation>抢占候选</translation>
    </message>
    <message>
        <source>%1 more victims on %2, as a list</source>
        <translation>%2 上另有 %1 个将被驱逐的 Pod，打开列表</translation>
    </message>
</context>
<context>
    <name>berth::ui::TransportBar</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast the run is played</source>
        <translation>运行播放得多快</translation>
    </message>
    <message>
        <source>Step %1 · %2</source>
        <translation>第 %1 步 · %2</translation>
    </message>
    <message>
        <source>Step %1 / %2</source>
        <translation>第 %1 步 / 共 %2</translation>
    </message>
    <message>
        <source>an edit here makes a branch</source>
        <translation>在这里改动会产生分支</translation>
    </message>
</context>
<context>
    <name>berth::ui::WaitingRoomPane</name>
    <message>
        <source>Waiting room</source>
        <translation>等候室</translation>
    </message>
</context>
<context>
    <name>berth::ui::WaitsChart</name>
    <message>
        <source>no pod was bound</source>
        <translation>没有 Pod 被绑定</translation>
    </message>
    <message>
        <source>median %1, 95 % %2, longest %3</source>
        <translation>中位数 %1，95 % %2，最长 %3</translation>
    </message>
    <message>
        <source>%1 waits in %2: %3</source>
        <comment>P0; A; numbers</comment>
        <translation>%1 在 %2 中的等待：%3</translation>
    </message>
    <message>
        <source>No pod was bound in either run.</source>
        <translation>两次运行中都没有 Pod 被绑定。</translation>
    </message>
</context>
<context>
    <name>berth::ui::Waterfall</name>
    <message numerus="yes">
        <source>%n feasible nodes</source>
        <translation>
            <numerusform>%n 个可行节点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>berth::ui::WaterfallPane</name>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>%1 more filtered out, as a list</source>
        <translation>另有 %1 个被过滤，打开列表</translation>
    </message>
</context>
<context>
    <name>berth::ui::WeightSlider</name>
    <message>
        <source>%1. A click tries this weight.</source>
        <translation>%1。点击试用这个权重。</translation>
    </message>
</context>
<context>
    <name>berth::ui::WeightsPage</name>
    <message>
        <source>Profile</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Whose weights are shown</source>
        <translation>显示谁的权重</translation>
    </message>
    <message>
        <source>Compare as branch</source>
        <translation>作为分支比较</translation>
    </message>
    <message>
        <source>Run this cycle again with these weights, as a branch</source>
        <translation>以这些权重重新运行这个周期，作为分支</translation>
    </message>
    <message>
        <source>Copy config</source>
        <translation>复制配置</translation>
    </message>
    <message>
        <source>Copy the KubeSchedulerConfiguration with these weights</source>
        <translation>复制含这些权重的 KubeSchedulerConfiguration</translation>
    </message>
    <message>
        <source>Back to the weights in force</source>
        <translation>回到生效中的权重</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>%1 的权重</translation>
    </message>
</context>
<context>
    <name>berth::ui::WhyPage</name>
    <message>
        <source>FailedScheduling message</source>
        <translation>FailedScheduling 消息</translation>
    </message>
    <message>
        <source>Select a pod, a node or an extension point.</source>
        <translation>请选择 Pod、节点或扩展点。</translation>
    </message>
    <message>
        <source>The object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Copy tables as Markdown</source>
        <translation>以 Markdown 复制表格</translation>
    </message>
    <message>
        <source>Copy tables as TSV</source>
        <translation>以 TSV 复制表格</translation>
    </message>
</context>
<context>
    <name>berth::ui::YamlEditor</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Back to the text as it is</source>
        <translation>回到现有的文字</translation>
    </message>
</context>
</TS>
