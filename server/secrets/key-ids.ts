/** Ids of the keys that belong to no document and no account. */
export const canaryKeyId = 'canary';
export const installationKeyId = 'installation';
