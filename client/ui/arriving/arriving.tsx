import './arriving.css';
import { holdWhatComesBelow } from './hold-what-comes-below.ts';

/** Marks a place where a part of the page is on its way: what comes below is seen together with that part, and does not move. */
export const Arriving = () => <span hidden ref={holdWhatComesBelow} />;
