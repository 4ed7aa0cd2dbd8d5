import { errorText } from './error-text.ts';

/** What is told of a failure, for pages that load these texts only when something has failed. */
export default function ErrorWords({ error }: { error: unknown }) {
  return <p>{errorText(error)}</p>;
}
