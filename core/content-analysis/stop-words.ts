// Words that every English text is full of: they say nothing of what it is about.
const list = `
a about above after again against all almost also although always am among an and another any are aren't around as at away
be became because become been before being below between both but by
came can can't cannot come could couldn't
did didn't do does doesn't doing don't done down during
each either else enough etc even ever every
few for from further
get gets go goes going got
had hadn't has hasn't have haven't having he he'd he'll her here hers herself him himself his how however
i i'd i'll i'm i've if in into is isn't it it'd it'll its itself
just
let like
made make makes many may me might more most much must my myself
near neither no nor not nothing now
of off often on once one only onto or other others our ours ourselves out over own
per perhaps please put
quite
rather really
same say says see she she'd she'll should shouldn't since so some still such
than that the their theirs them themselves then there these they they'd they'll they're they've this those though through thus to together too toward towards
under until up upon us use used uses using
very via
was wasn't we we'd we'll we're we've well were weren't what when where whether which while who whom whose why will with within without won't would wouldn't
yes yet you you'd you'll you're you've your yours yourself yourselves
`;

export const stopWords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean));
