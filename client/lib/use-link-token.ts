import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** As the links of our mails carry it. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * The token of a link that came by mail, out of the fragment, which is removed from the address at once. Undefined for any other. A second
 * link that is followed on the same screen takes the place of the first.
 */
export function useLinkToken(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(hash.slice(1));
  if (hash !== '' && hash.slice(1) !== token) setToken(hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return tokenPattern.test(token) ? token : undefined;
}
