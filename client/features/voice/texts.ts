import type { PlainCommand } from '#core/voice/commands.ts';
import { markingTexts } from '#client/lib/marking/texts.ts';
import type { BlockedReason, HeldBy } from './model/listening.ts';

export const texts = {
  title: 'Voice navigation',
  minimise: 'Minimise voice navigation',

  start: 'Start listening',
  stop: 'Stop listening',
  interrupt: 'Pause and listen',
  letGo: 'Let go when you have spoken',
  isOn: 'Listening is on.',
  isOff: 'Listening is off.',
  how: 'Press to switch listening on or off. Or hold it down, speak, and let go.',

  status: {
    off: 'The microphone is off.',
    starting: 'The microphone is being started.',
    listening: 'Listening. Say “help” to hear what you can say.',
    finishing: 'Working out what you said.',
    resting: 'Listening goes on in a moment.',
  },
  held: {
    speech: 'The microphone waits while Readback speaks.',
    hidden: 'The microphone waits while this tab is out of sight.',
  } satisfies Record<HeldBy, string>,

  denied: {
    title: 'Microphone Access Denied',
    description: 'Please enable microphone access to use voice navigation.',
  },
  unsupported: {
    title: 'Voice Navigation Not Supported',
    description: 'Your browser does not support voice navigation. Please try using a different browser like Chrome.',
  },
  error: (code: string) => `Error: ${code}`,
  /** What to do where listening has ended. */
  blocked: {
    denied:
      'Readback may not use the microphone. Allow it in your browser, beside the address of this page, then press the button again. Typing a command works without it.',
    unsupported: 'This browser cannot listen. Type your commands below, or use the buttons under Help.',
    'no-microphone':
      'No microphone was found. Connect one or switch it on, then press the button again. Typing a command works without it.',
    language:
      'This browser could not turn English speech into words on your device. Press the button to try another way, or type a command.',
    network:
      'The browser cannot reach the service that turns speech into words. Check your connection, then press the button again. Typing a command works meanwhile.',
    storm:
      'The browser stopped listening again and again, so listening was switched off. Press the button to try again, or type a command.',
  } satisfies Record<BlockedReason, string>,
  goesOn: 'Something went wrong while listening. It is tried again by itself. You can also type a command.',

  heard: 'Heard',
  command: 'Command',
  notUnderstood: 'That is no command that Readback knows. Say or press “Help” to see what you can say.',
  nothingTyped: 'Type a command first, such as “read aloud”.',

  unsure: 'Which one did you mean?',
  unsureSpoken: (first: string, second: string) => `Did you mean, first: ${first}. Or, second: ${second}?`,
  first: 'First',
  second: 'Second',
  neither: 'Neither',
  neitherDone: 'Nothing was done. Say or type it in other words.',

  typeLabel: 'Type a command',
  send: 'Do it',

  help: 'Help',
  testVoice: 'Test Voice',
  voiceSample: 'This is the voice that reads to you. One, two, three.',
  testing: 'You should hear a voice now.',
  noVoice: 'This browser has no voice to speak with. Everything that is said stands here too.',

  goesAway:
    'Your browser may send the sound to its maker to turn it into words. Readback never receives it. Typing a command works too.',
  staysHere: 'Your voice is turned into words on this device. It is sent nowhere.',

  pages: {
    GO_HOME: 'Opening the home page.',
    GO_DOCUMENTS: 'Opening My Documents.',
    GO_UPLOAD: 'Opening Upload Document.',
    GO_PRICING: 'Opening Pricing.',
    GO_BACK: 'Going back.',
    GO_INTERPRETATION: 'Opening the interpretation.',
  } satisfies Partial<Record<PlainCommand, string>>,
  isOpenAlready: 'The interpretation is open.',
  chooseDocument: 'No document is open. Choose one under My Documents to see its interpretation.',
  didNotWork: 'That did not work. Please try again.',
  needsDocument: 'No document is open. You find your documents under My Documents, and a sample on the home page.',
  noInterpretation: 'The interpretation did not open. It may not be made yet. Say or type it again when it is shown.',

  reading: 'Reading aloud.',
  readingOn: 'Reading goes on.',
  nothingToRead: 'There is nothing here to read aloud yet.',
  stopped: 'Reading has stopped.',
  notReading: 'Nothing is being read.',

  shown: {
    terms: 'Showing the medical terms.',
    questions: 'Showing the questions to ask.',
    recommendations: 'Showing the recommendations.',
  },
  notThere: 'This document has no such part.',
  exporting: 'Making the PDF.',
  noExport: 'This document cannot be taken along as a PDF.',
  marked: markingTexts.marked,
  unmarked: 'No important term is marked now.',
  nothingToMark: 'There is nothing to mark on this page.',
  keyTerms: (terms: readonly string[]) => `Key terms: ${terms.join(', ')}.`,
  noKeyTerms: 'No term of this document stands out as a key term. Showing all of them.',
  scrolled: { 1: 'Scrolling down.', [-1]: 'Scrolling up.' },
  helpOpen: 'Help is open.',

  defined: (term: string, definition: string) => `${term}: ${definition}`,
  showTerm: 'Show it among the terms',
  unknownTerm: (asked: string) =>
    `“${asked}” is not among the terms of this document. Your doctor or pharmacist can explain it.`,
  askedNothing: 'Which word? Say or type “define”, then the word.',

  about: {
    summary: {
      reading: 'Reading the summary.',
      none: 'There is no summary of this document. Ask your doctor what it means.',
    },
    results: {
      reading: 'Reading what is said about your results.',
      none: 'The explanation says nothing about lab results. Ask your doctor whether there are any.',
    },
    medicines: {
      reading: 'Reading what is said about medicines.',
      none: 'The explanation says nothing about medicines. Ask your doctor or pharmacist about those you take.',
    },
    conclusion: {
      reading: 'Reading what the document concludes.',
      none: 'The explanation names no diagnosis. Ask your doctor what was found.',
    },
  },

  helpDialog: {
    title: 'What you can say',
    description:
      'Say it, type it, or press its button here. Nothing is ever deleted or shared by voice. The key ? lists the shortcuts of the keyboard.',
    here: 'Fits this page',
    keyboard: 'Keyboard',
    define: 'define ',
  },
} as const;
