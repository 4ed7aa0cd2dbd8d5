/** Apart from the words of the player, which come with it. */
export const finished = 'Finished reading.';
