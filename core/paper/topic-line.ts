/** A name above its items, and no statement: no verb, no denial. */
export const isTopicLine = (text: string, most = 7): boolean =>
  !/^(?:no|not|nil|stop|start|continue|cont|cease|hold|avoid|increase|decrease|take|call|see|repeat|refer|rest|review|r\/v|return|order|check|await|advised?|discussed?|explained|reassured?|pt|book|consider|given|offered|suggest\w*|encourage\w*)\b/i.test(
    text,
  ) &&
  text.split(/[ /–-]+/).length <= most &&
  !/[.!?;,]$/.test(text) &&
  !/\d ?(?:mg|mcg|g|ml|%|\/)/.test(text);
