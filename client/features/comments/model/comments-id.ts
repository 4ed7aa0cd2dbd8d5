/** Where the comments stand on a page, as the fragment of its address. */
export const commentsId = 'comments';
