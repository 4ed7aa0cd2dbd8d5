import type { DocumentFilter } from '#core/documents/document-types.ts';
import type { FoundIn } from '#core/documents/searching/document-search.ts';
import type { LabResult } from '#core/documents/explanation.ts';
import type { DocumentSort } from './model/sort-documents.ts';

export type FilterChoice = DocumentFilter | 'all';

const filters: Record<FilterChoice, string> = {
  all: 'All documents',
  imaging: 'Imaging',
  lab: 'Lab',
  clinical: 'Clinical',
  pathology: 'Pathology',
  discharge: 'Discharge',
};

const sorts: Record<DocumentSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title, A to Z',
  kind: 'Kind, A to Z',
};

export const texts = {
  list: {
    title: 'My Documents',
    subtitle: 'Everything you have uploaded, in one place.',
    uploadNew: 'Upload New',
    filter: 'Filter by type',
    filters,
    sort: 'Sort by',
    sorts,
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
    loading: 'Loading your documents...',
    failedTitle: 'Error',
    failed: 'Failed to load documents',
    tryAgain: 'Try again',
    label: 'Documents',
    count: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    someShown: (shown: number, of: number) => `${shown} of ${of} documents are shown.`,
    showMore: (count: number) => (count === 1 ? 'Show 1 more document' : `Show ${count} more documents`),
    emptyTitle: 'No documents yet',
    empty: 'Upload a report, and read it in plain words.',
    emptyUpload: 'Upload a Document',
    emptyFilteredTitle: (filter: string) => `No ${filter.toLowerCase()} documents`,
    emptyFiltered: 'There is none of this type. Choose another type, or see all of them.',
    showAll: 'Show all documents',
  },

  search: {
    label: 'Search your documents',
    hint: 'Looks in titles, kinds and the text inside.',
    clear: 'Clear search',
    searching: 'Searching...',
    count: (count: number) => (count === 1 ? '1 document found' : `${count} documents found`),
    someShown: (shown: number) => `The first ${shown} are shown. Add a word to find fewer.`,
    notAll: (searched: number, of: number) =>
      `The newest ${searched} of ${of} documents were searched. Choose a type to search further back.`,
    emptyTitle: 'Nothing found',
    empty: 'Try fewer words, or only the start of a word. Check that no type is chosen above.',
    emptyForPerson: (person: string) =>
      `Only documents for ${person} are shown. Choose everybody above, or try fewer words.`,
    showAll: 'Show all documents',
    failed: 'The search did not work',
    foundIn: (places: string[]) => `Found in ${places.join(' and ')}`,
    places: { title: 'the title', kind: 'the kind', text: 'the text' } satisfies Record<FoundIn, string>,
  },

  card: {
    view: 'View',
    viewNamed: (title: string) => `View ${title}`,
    interpret: 'Interpret',
    interpretNamed: (title: string) => `Interpret ${title}`,
    processing: 'Processing...',
    processingNamed: (title: string) => `Processing... ${title}`,
    delete: 'Delete',
    deleteNamed: (title: string) => `Delete ${title}`,
    unreadable: 'Stored, could not be read',
    removed: (moment: string) => `Will be deleted on ${moment}`,
  },

  delete: {
    title: 'Delete this document?',
    body: (title: string) =>
      `“${title}” and its interpretation will be deleted. You can undo this for five minutes; after that it is gone for good.`,
    confirm: 'Delete',
    deleting: 'Deleting...',
    cancel: 'Cancel',
    done: 'Document Deleted',
    undo: 'Undo',
    restored: 'Document restored',
    failedTitle: 'Error',
    failed: 'Failed to delete document',
    restoreFailed: 'Failed to restore document',
  },

  person: {
    filter: 'Person',
    everybody: 'Everybody',
    on: (person: string) => `For: ${person}`,
    set: 'Person',
    setNamed: (title: string) => `Person: ${title}`,
    title: 'Whose document is it?',
    description: 'Only you see this. People you share with do not.',
    choices: 'People',
    own: 'Or in your own words',
    save: 'Save',
    saving: 'Saving...',
    nobody: 'Take the name away',
    failed: 'This could not be saved',
    noneTitle: (person: string) => `No documents for ${person} here`,
    none: 'Choose another type, or see everybody.',
    showEverybody: 'Show everybody',
  },

  rename: {
    everywhere: 'Change this name everywhere',
    title: (name: string) => `Change the name “${name}”`,
    description: (name: string) =>
      `Every document of “${name}” gets the new name, also one that you deleted and can still have back. Only you see it.`,
    to: 'New name',
    confirm: 'Change everywhere',
    cancel: 'Cancel',
    empty: 'Write the new name.',
    same: 'This is the name that it has now.',
    taken: (name: string) =>
      `You use “${name}” already. The documents of both will have one name, and cannot be told apart again.`,
    done: (name: string) => `The name is “${name}” now`,
    doneOn: (count: number) => (count === 1 ? 'Changed on 1 document' : `Changed on ${count} documents`),
  },

  deleted: {
    title: 'Recently deleted',
    until: (time: string) => `You can have it back until ${time}.`,
    restore: 'Restore',
    restoreNamed: (title: string) => `Restore ${title}`,
  },

  interpret: {
    ready: 'Interpretation ready',
    started: 'Interpretation started',
    failedTitle: 'Error',
    failed: 'Failed to interpret document',
    failedOnDetail: 'Failed to interpret document. Please try again later.',
    serviceTitle: 'AI Service Not Available',
    keyTitle: 'API Configuration Issue',
    modelTitle: 'AI Model Not Available',
  },

  detail: {
    title: 'Document',
    loading: 'Loading document...',
    back: 'Back to Documents',
    failedTitle: 'Error',
    failed: 'Failed to load document',
    tryAgain: 'Try again',
    notFoundTitle: 'Document Not Found',
    notFound: 'The document you are looking for does not exist or has been deleted.',
    share: 'Share Document',
    viewInterpretation: 'View Interpretation',
    interpret: 'Interpret Document',
    processing: 'Processing...',
    readAloud: 'Read aloud',
    tabs: { label: 'Parts of this page', document: 'Document', details: 'Details' },
  },

  original: {
    heading: 'Original text',
    box: 'Text of the document',
    noText: 'No text content could be extracted from this document.',
    noTextMore: 'It may be an image or scanned document.',
    notYet: 'The text of this document is being read. It appears here as soon as it is ready.',
    whatToDo: 'What you can do',
    uploadNew: 'Upload another file or picture',
    download: 'Download the original file',
    howTo: 'Tap a dotted word to see what it means. Results outside their range carry a mark.',
    flags: {
      normal: 'In range',
      low: 'Low',
      high: 'High',
      critical_low: 'Critically low',
      critical_high: 'Critically high',
      abnormal: 'Not as expected',
      unknown: 'No range given',
    } satisfies Record<LabResult['flag'], string>,
    corrected: 'corrected by you',
    correctedByOwner: 'corrected by the owner',
    doubtful: (word: string) => `${word}, hard to read`,
    page: (page: number, of: number) => `Page ${page} of ${of}`,
    howToWords:
      'Press a word to find it on the picture of its page. With a keyboard, go to the text and use the left and right arrow keys, then Enter.',
    notes: 'How this text was read',
    available: 'AI Interpretation Available',
    availableMore: 'Read what this document says in plain words.',
    viewFull: 'View Full Interpretation',
  },

  pages: {
    switch: 'Show',
    text: 'Text',
    picture: 'Page picture',
    region: 'Pictures of the pages',
    alt: (page: number) => `Picture of page ${page}`,
    failed: 'The picture of this page could not be loaded now.',
    size: 'Size of the picture',
    larger: 'Larger',
    smaller: 'Smaller',
    legend: 'A dotted frame marks words that were hard to read.',
    howTo: 'Press a word on the picture to find it in the text.',
    onThePage: 'On the page',
    showOnPage: 'Show on the page',
    problems: (pages: number[]) =>
      pages.length === 1 ? `Page ${pages[0] ?? ''} could not be read` : `Pages ${pages.join(', ')} could not be read`,
    problemsMore: 'Nothing on these pages is part of the text or of the interpretation.',
    newPicture: 'Upload a new picture',
  },

  word: {
    uses: 'Used in the interpretation',
    correct: 'Correct this word',
    page: (page: number) => `On page ${page}`,
  },

  details: {
    title: 'Document Title',
    type: 'Document Type',
    uploaded: 'Upload Date',
    fileType: 'File Type',
    fileSize: 'File Size',
    removed: 'Will be deleted on',
    person: 'Person',
    nobody: 'Nobody named',
    setPerson: 'Say whose it is',
    changePerson: 'Change person',
    status: 'Interpretation Status',
    checking: 'Checking...',
    interpreted: 'Interpreted',
    viewResults: 'View Results',
    notInterpreted: 'Not Interpreted',
    create: 'Create Interpretation',
    processing: 'Processing...',
  },
} as const;
