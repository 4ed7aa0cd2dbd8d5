import { securityTexts } from '../security-texts.ts';
import { AccountPart } from './account-part.tsx';
import { CodesPart } from './codes-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { TotpPart } from './totp-part.tsx';

/** Password, authenticator app, passkeys and recovery codes. */
export function SecuritySection() {
  return (
    <AccountPart title={securityTexts.security}>
      {({ username, factors }) => (
        <>
          <PasswordPart username={username} />
          <TotpPart isOn={factors.totp} />
          <PasskeysPart />
          <CodesPart username={username} left={factors.recoveryCodesLeft} />
        </>
      )}
    </AccountPart>
  );
}
