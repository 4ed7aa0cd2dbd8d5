import { useRef, useState } from 'react';
import { Button } from '#client/ui/button/button.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { Notice } from '#client/ui/notice/notice.tsx';
import { useCamera } from '../hooks/use-camera.ts';
import { useShots, type Shot } from '../hooks/use-shots.ts';
import { takePicture, type CameraProblem } from '../model/camera.ts';
import { texts } from '../texts.ts';
import styles from './camera-dialog.module.css';
import { ShotList } from './shot-list.tsx';

const words = texts.camera;

type CameraDialogProps = { onTake: (files: File[]) => void; onClose: () => void; onOtherCamera: () => void };

/** Photos of the pages of a document, one after the other. The camera is off when this closes. */
export default function CameraDialog({ onTake, onClose, onOtherCamera }: CameraDialogProps) {
  const camera = useCamera();
  const { shots, shotOf, keep, remove } = useShots();
  const [shot, setShot] = useState<Shot | null>(null);
  const [status, setStatus] = useState('');

  // Whichever way this is closed: pages that were kept are not lost.
  const finish = () => (shots.length > 0 ? onTake(shots.map(({ file }) => file)) : onClose());
  const keepShot = (taken: Shot) => {
    keep(taken);
    setShot(null);
    setStatus(words.kept(shots.length + 1));
  };
  return (
    <Dialog isOpen title={words.title} description={words.lead} onClose={finish}>
      {camera.phase === 'starting' && <p role="status">{words.starting}</p>}
      {camera.phase === 'failed' && <CameraFailed problem={camera.problem} onOtherCamera={onOtherCamera} />}
      {camera.phase === 'live' && shot === null && (
        <CameraView
          stream={camera.stream}
          page={shots.length + 1}
          onPicture={(file) => setShot(shotOf(file))}
          onFailed={() => setStatus(words.notTaken)}
        />
      )}
      {shot !== null && (
        <>
          <img src={shot.url} alt={words.taken(shots.length + 1)} className={styles['picture']} />
          <div className={styles['actions']}>
            <Button variant="primary" autoFocus onClick={() => keepShot(shot)}>
              {words.keep}
            </Button>
            <Button onClick={() => setShot(null)}>{words.retake}</Button>
          </div>
        </>
      )}
      <p role="status" className={styles['status']}>
        {status}
      </p>
      <ShotList
        shots={shots}
        onRemove={(taken) => {
          remove(taken);
          setStatus(words.removed(shots.length - 1));
        }}
      />
      <div className={styles['actions']}>
        {shots.length > 0 && shot === null && (
          <Button variant="primary" onClick={finish}>
            {words.done(shots.length)}
          </Button>
        )}
        <Button onClick={onClose}>{shots.length > 0 ? words.discard : texts.cancel}</Button>
      </div>
    </Dialog>
  );
}

type CameraViewProps = { stream: MediaStream; page: number; onPicture: (file: File) => void; onFailed: () => void };

function CameraView({ stream, page, onPicture, onFailed }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const show = (element: HTMLVideoElement | null) => {
    video.current = element;
    if (element !== null && element.srcObject !== stream) element.srcObject = stream;
  };
  const take = () => {
    if (video.current !== null) void takePicture(video.current, words.fileName(page)).then(onPicture, onFailed);
  };
  return (
    <>
      <div className={styles['view']}>
        <video ref={show} autoPlay playsInline muted aria-label={words.view} className={styles['picture']} />
        <div className={styles['guide']} aria-hidden="true" />
      </div>
      <Button variant="primary" size="large" isWide onClick={take}>
        {words.take(page)}
      </Button>
    </>
  );
}

function CameraFailed({ problem, onOtherCamera }: { problem: CameraProblem; onOtherCamera: () => void }) {
  return (
    <Notice tone="warning" role="alert" title={words.failed}>
      <p>{words.problems[problem]}</p>
      <Button onClick={onOtherCamera}>{words.other}</Button>
    </Notice>
  );
}
