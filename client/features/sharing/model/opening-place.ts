/** Where a code is entered without the mail, such as `https://readback.example/shared`. */
export const openingPlace = (): string => `${window.location.origin}/shared`;
