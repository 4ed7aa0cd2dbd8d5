import styles from './telling-room.module.css';

/** As tall as what comes: nothing below it moves. */
export const TellingRoom = () => <div className={styles['room']} />;
