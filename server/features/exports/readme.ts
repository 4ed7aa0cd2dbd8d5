/** What somebody reads who opens an export, perhaps years later. */
export const readme = `Everything that you keep here
=============================

This ZIP holds all that is kept of you in Readback. Nobody else gets it from us.
It is not encrypted: keep it in a safe place.

documents/            a folder for each document, with its number and its title
  original.*          the file as you uploaded it
  pages/              pictures of the pages that had to be recognised, where there are any
  document.json       its type, title and dates, and what you thought of the explanation
  text.txt            the text that was read in it, with your corrections
  layout.json         where each word stands on its page, and which you corrected
  explanation.txt     the explanation in plain words, to read or to print
  explanation.json    the same for programs
  tellings.json       the explanation in the words of an AI provider, where there are any
  visit-questions.json  your own list of questions for a visit
account.json          your account, plan, settings, health profile and agreements
comments.json         what you and others wrote about your documents
shares.json           with whom you shared your documents, until when, and how often they came
smart-health-links.json  the SMART Health Links that you made
access-log.csv        who opened what and when, for a table program
access-log.json       the same for programs
problems.txt          only where something was damaged and could not be taken along
SHA256SUMS            checksums: "sha256sum --check SHA256SUMS" tells whether all files are whole

Times are in UTC. Text files are in UTF-8.

An explanation does not replace your doctor.
`;
