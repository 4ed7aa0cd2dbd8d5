/** What is wrong with the log of one owner. */
export type AuditFinding = {
  owner: string;
  kind: AuditFault;
  /** The numbers of the lines, where it is about lines. */
  from?: number;
  to?: number;
};

export type AuditFault =
  | 'changed' // a line is not what was written
  | 'missing' // lines between others are gone
  | 'cut' // lines at the end are gone
  | 'added' // lines stand behind the end
  | 'head_changed' // what the end was sealed with is not what was written
  | 'no_head' // lines without an end
  | 'no_lines' // an end without lines
  | 'no_chain' // somebody with an account or a document, and not one line
  | 'begun_anew' // an account whose first line is not its beginning
  | 'untold'; // an emergency access that its owner was never told of
