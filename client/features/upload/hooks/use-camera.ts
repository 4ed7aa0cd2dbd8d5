import { useEffect, useState } from 'react';
import { cameraProblemOf, closeCamera, openCamera, type CameraProblem } from '../model/camera.ts';

export type CameraState =
  { phase: 'starting' } | { phase: 'live'; stream: MediaStream } | { phase: 'failed'; problem: CameraProblem };

/** The camera, on as long as this is shown and not a moment longer. */
export function useCamera(): CameraState {
  const [state, setState] = useState<CameraState>({ phase: 'starting' });

  useEffect(() => {
    let isOver = false;
    let opened: MediaStream | null = null;
    const show = (stream: MediaStream) => {
      if (isOver) return closeCamera(stream);
      opened = stream;
      // Such as a cable that is pulled, or a leave that is taken back.
      const stopped = () => isOver || setState({ phase: 'failed', problem: 'busy' });
      stream.getTracks().forEach((track) => track.addEventListener('ended', stopped));
      setState({ phase: 'live', stream });
    };
    openCamera().then(show, (error: unknown) => {
      if (!isOver) setState({ phase: 'failed', problem: cameraProblemOf(error) });
    });
    return () => {
      isOver = true;
      if (opened !== null) closeCamera(opened);
    };
  }, []);

  return state;
}
