/** Who asks. A guest is one device, known by its signed cookie. */
export type Actor = { kind: 'guest'; deviceId: string };

/** The owner key stored in rows: what belongs to an actor carries exactly this. */
export const ownerOf = (actor: Actor): string => `guest:${actor.deviceId}`;
