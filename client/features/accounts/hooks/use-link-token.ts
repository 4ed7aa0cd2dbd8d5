import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** As the links of our mails carry it. */
const tokenPattern = /^[\w-]{43}$/;

/** The token of a link that came by mail, out of the fragment, which is removed from the address at once. Undefined for any other. */
export function useLinkToken(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => hash.slice(1));
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return tokenPattern.test(token) ? token : undefined;
}
