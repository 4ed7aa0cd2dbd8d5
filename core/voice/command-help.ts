import type { CommandName } from './commands.ts';

/** How a command is told to people: what to say, what it does, and where a keyboard does the same. */
export type CommandHelp = { name: CommandName; say: string; does: string; keyboard: string };
export type CommandGroup = { title: string; commands: readonly CommandHelp[] };

const toTab = (tab: string): string => `Go to the tab "${tab}" and press the arrow keys until it is open.`;

export const commandGroups: readonly CommandGroup[] = [
  {
    title: 'Go somewhere',
    commands: [
      help('GO_HOME', 'Go home', 'Opens the home page.', 'The link "Home" in the menu.'),
      help('GO_DOCUMENTS', 'My documents', 'Opens your list of documents.', 'The link "My Documents" in the menu.'),
      help(
        'GO_INTERPRETATION',
        'Show the interpretation',
        'Opens the explanation of your document.',
        'Open a document in "My Documents", then the link to its interpretation.',
      ),
      help(
        'GO_UPLOAD',
        'Upload a document',
        'Opens the page to add a document.',
        'The link "Upload Document" in the menu.',
      ),
      help('GO_PRICING', 'Show pricing', 'Opens the plans and prices.', 'The link "Pricing" in the menu.'),
      help('GO_BACK', 'Go back', 'Opens the page you came from.', 'Alt and the left arrow key.'),
      help('SCROLL_DOWN', 'Scroll down', 'Moves the page down.', 'The space bar or Page Down.'),
      help('SCROLL_UP', 'Scroll up', 'Moves the page up.', 'Shift and the space bar, or Page Up.'),
    ],
  },
  {
    title: 'Hear it',
    commands: [
      help('READ_DOCUMENT', 'Read aloud', 'Reads the page to you.', 'The button "Read aloud" on the page.'),
      help('STOP_READING', 'Stop reading', 'Stops the voice.', 'The button "Stop" in the player.'),
      help('SUMMARIZE', 'Give me a summary', 'Reads the main message.', 'It stands first on the page, above the tabs.'),
      help(
        'EXPLAIN_LAB_VALUES',
        'Explain my lab values',
        'Reads what the explanation says about your results.',
        toTab('Simplified Explanation'),
      ),
      help(
        'EXPLAIN_MEDICATIONS',
        'Explain my medications',
        'Reads what the explanation says about your medicines.',
        toTab('Simplified Explanation'),
      ),
      help(
        'EXPLAIN_DIAGNOSIS',
        'What is my diagnosis?',
        'Reads what the document concludes.',
        toTab('Simplified Explanation'),
      ),
    ],
  },
  {
    title: 'On a page with an explanation',
    commands: [
      help('SHOW_TERMS', 'Show medical terms', 'Opens the medical terms.', toTab('Medical Terms')),
      help(
        'SHOW_HIGH_IMPORTANCE',
        'Show the key terms',
        'Opens the most important terms.',
        `${toTab('Medical Terms')} The key terms come first.`,
      ),
      help(
        'DEFINE_TERM',
        'Define hemoglobin',
        'Shows and reads what a word of the page means.',
        'The tab "Medical Terms" has every word. Or type it here, after "define".',
      ),
      help(
        'DEFINE_MEDICAL_TERM',
        'What is hemoglobin?',
        'Another way to ask what a word of the page means.',
        'The tab "Medical Terms" has every word. Or type it here, after "define".',
      ),
      help(
        'HIGHLIGHT_IMPORTANT',
        'Highlight important terms',
        'Marks the important terms on the page, or takes the marks away.',
        'The button "Mark important terms" on the page.',
      ),
      help('SHOW_QUESTIONS', 'Show questions', 'Opens the questions to ask your doctor.', toTab('Questions to Ask')),
      help('SHOW_RECOMMENDATIONS', 'Show recommendations', 'Opens the recommendations.', toTab('Recommendations')),
      help('EXPORT_PDF', 'Download PDF', 'Makes a PDF to keep or print.', 'The button "Export as PDF" on the page.'),
    ],
  },
  {
    title: 'Find your way',
    commands: [help('HELP', 'What can I say?', 'Opens this list.', 'The button "Help" in the voice panel.')],
  },
];

function help(name: CommandName, say: string, does: string, keyboard: string): CommandHelp {
  return { name, say, does, keyboard };
}
