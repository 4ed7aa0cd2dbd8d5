export const texts = {
  windowTitle: 'Readback',
  hero: {
    title: 'Your medical documents, in plain words',
    lead: 'Upload a report. Readback tells you what it says, one clear sentence at a time. Each sentence shows where it comes from.',
    upload: 'Upload a Document',
    view: 'View Documents',
    free: 'Free to try. You need no account.',
  },
  example: {
    label: 'An example',
    report: 'In the report',
    line: ['VITAMIN D', '24 ng/mL', '30-100', 'L'],
    plain: 'In plain words',
    sentence: 'Your vitamin D is 24. The range on this report is 30 to 100, so the lab marked it as low.',
    next: 'Ask your doctor what this means for you.',
    chart: 'A number line. The range on the report goes from 30 to 100. The result, 24, is a little to the left of it.',
    result: 'Yours: 24',
    low: '30',
    high: '100',
    range: 'Range on the report',
  },
  samples: {
    title: 'See what Readback reads',
    lead: 'Readback tells by itself what kind of document it has. Open a sample of each type: you need no account and no document of your own. The people in them are made up.',
  },
  steps: {
    title: 'How It Works',
    items: [
      {
        title: 'Upload your document',
        text: 'Choose a PDF, a photo or a text file. Give it a title and say what it is.',
      },
      {
        title: 'Readback reads it',
        text: 'It finds the results, the findings and the medical terms. You see each stage as it goes.',
      },
      {
        title: 'Read it back in plain words',
        text: 'Start with the main message. Then look at the terms, and at questions for your doctor.',
      },
    ],
    limit: 'What is hard to read on a photo or a scan is marked. You can correct it.',
  },
  kinds: {
    summary: (count: number) => `All ${count} kinds of documents that Readback knows`,
    other:
      'A medical paper of another kind is read too. Readback then explains the results, words and medicines that it finds.',
    groups: [
      { type: 'lab_result', title: 'Lab results' },
      { type: 'imaging', title: 'Imaging reports' },
      { type: 'clinical_note', title: 'Clinical notes' },
      { type: 'pathology', title: 'Pathology reports' },
      { type: 'discharge_summary', title: 'Discharge summaries' },
      { type: 'medication_list', title: 'Medication lists' },
    ],
  },
  everyone: {
    title: 'For Everyone',
    patients: { title: 'Patients', text: 'Know what your report says before your next visit.' },
    seniors: { title: 'Seniors', text: 'Large, calm text. Make it larger still in the reading settings.' },
    caregivers: { title: 'Caregivers', text: 'Understand the papers of the person you look after.' },
    families: { title: 'Families', text: 'Read a report together, in words that all of you know.' },
  },
  ai: {
    title: 'Several AI providers, one rule',
    lead: 'Readback explains every document by itself. An AI provider can improve the words: OpenAI first, Gemini as its backup. Each sentence is checked against your document before you see it.',
    statusLoading: 'Loading the AI status...',
  },
  privacy: {
    title: 'Your documents stay private',
    points: [
      'Your documents are encrypted where they are stored. The server that runs Readback holds the keys.',
      'As Readback comes, nothing leaves that server. Your documents are read there.',
      'Where an AI provider is set up, it is used only if you allow it. You see first what would be sent.',
      'You can delete a document at any time.',
    ],
  },
  benefits: {
    title: 'Key Benefits',
    items: [
      { title: 'Every sentence has its source', text: 'See the words of your report beside what we say about them.' },
      { title: 'Numbers you can see', text: 'A number line shows where a result lies in its range.' },
      { title: 'Terms explained where they stand', text: 'Tap a medical word to learn what it means.' },
      { title: 'Questions for your doctor', text: 'Leave with a short list that fits your report.' },
    ],
  },
  start: {
    title: 'Get Started Now',
    text: 'Begin with one document. You need no account.',
  },
} as const;
