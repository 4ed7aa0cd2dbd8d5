import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { takeSharedFiles } from './take-shared-files.ts';

/** In the address of whoever comes from another app; `lost` where nothing came through. */
const param = 'shared';

/** Takes what another app handed over, once the page `isOn`. Tells whether it still waits, and whether it was lost on its way. */
export function useSharedFiles(isOn: boolean, onFiles: (files: File[]) => void) {
  const [params, setParams] = useSearchParams();
  const [isLost, setLost] = useState(false);
  const how = params.get(param);
  const end = useEffectEvent((files: File[]) => {
    // Loading the page again asks for nothing anew.
    setParams(
      (before) => {
        before.delete(param);
        return before;
      },
      { replace: true },
    );
    setLost(files.length === 0);
    if (files.length > 0) onFiles(files);
  });
  const due = isOn ? how : null;
  useEffect(() => {
    if (due !== null) void (due === 'lost' ? Promise.resolve([]) : takeSharedFiles()).then(end);
  }, [due]);
  return { isLost, isWaiting: how !== null };
}
