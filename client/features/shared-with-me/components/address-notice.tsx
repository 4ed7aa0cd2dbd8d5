import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#client/lib/session/account-query.ts';
import { Arriving } from '#client/ui/arriving/arriving.tsx';
import { LinkButton } from '#client/ui/button/link-button.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { texts } from '../texts.ts';

const { address: words } = texts;

/** Why nothing is listed for somebody without a confirmed address. Nothing where there is one, or where it is not known. */
export function AddressNotice() {
  const { data: account, isLoading } = useQuery(accountQuery);
  if (isLoading) return <Arriving />;
  if (account === undefined || account.email?.isVerified === true) return null;
  const { email, canSendMail } = account;
  if (!canSendMail) {
    return (
      <Notice tone="info" title={words.noMail}>
        <p>{words.noMailMore}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={email === null ? words.missing : words.unconfirmed}>
      <p>{email === null ? words.missingMore : words.unconfirmedMore(email.address)}</p>
      <LinkButton to="/profile#email">{words.profile}</LinkButton>
    </Notice>
  );
}
