/** Why there is no picture of a camera. */
export type CameraProblem = 'refused' | 'absent' | 'busy' | 'unsafe' | 'failed';

/** Whether this browser can show what a camera sees. */
export const hasCameraView = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/** The camera that looks away from the person where there are two, as sharp as it can. */
export function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 3840 }, height: { ideal: 2160 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false });
}

export const closeCamera = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

export function cameraProblemOf(error: unknown): CameraProblem {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'absent';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    case 'SecurityError':
      return 'unsafe';
    default:
      return 'failed';
  }
}

/** What the camera shows now, at its full size. */
export function takePicture(video: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null || video.videoWidth === 0) return Promise.reject(new Error('no picture'));
  context.drawImage(video, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob === null ? reject(new Error('no picture')) : resolve(new File([blob], name, { type: 'image/jpeg' })),
      'image/jpeg',
      0.92,
    ),
  );
}
