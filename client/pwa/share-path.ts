/** Where other apps hand over what is shared with this one. The manifest names it too. */
export const sharePath = '/share-target';
