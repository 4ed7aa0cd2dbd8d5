import { formsOf, type Form } from './form.ts';

/** Links, postcodes, and names that have a form of their own: initials, "ROE,ANA". Every repetition is bounded. */
export const otherForms: readonly Form[] = [
  ...formsOf(
    'person',
    /(?<=^[ \t]*|[|:;][ \t]*)\p{Lu}\p{Ll}[\p{L}'’-]*(?:,? [“"]?\p{Lu}[\p{L}'’-]*[”"]?){0,3}(?= \d{1,3} ?[MF](?!\p{L}))/gmu,
    /(?<![\p{L}\d])\p{Lu}[\p{Lu}'’-]{2,24}, \p{Lu}\.(?!\p{L})/gu,
    /(?<![\p{L}\d,])[A-Z][A-Z'’-]{3,24},[A-Z]{3,20}(?: [A-Z]{1,20}){0,2}(?![\p{L},])/gu,
    /(?<=\d {1,4})(?!D\.O\.B|A\.M|P\.M)(?:\p{Lu}\.){2,3}(?=\s|$)|(?<=(?<!\p{L})[Ii]nitials:? )[A-Z]-?[A-Z](?:-?[A-Z])?(?![\p{L}])/gu,
    /(?<=[.!?\d] [-–])[a-z]{2,3}$|(?<=[.!?] )\p{Lu}\.\p{Lu}\p{Ll}?\.?$/gmu,
    /(?<!\p{L})(?:\p{Lu}\.){1,3}(?= ?\(\d{1,2} ?[MFmf])/gu,
    /(?<=(?<!\p{L})(?:notes?|written|entered|signed|scribed|called|back|taken|verified|collected|checked|received|\d{4}) by )(?!(?:the|her|his|him|our|its|my|me|us|one|two|all|mom|dad|mum|son|pt|ems|rn|md|np|pa|er|ed|ot|gp|fax|car|bus)(?!\p{L}))[A-Z]{2,3}(?=[.,;\s]|$)/giu,
    /^[ \t]*[A-Z]{2,4}\/[a-z]{2,3}[ \t]*$/gm,
  ),
  ...formsOf('organisation', /(?<=(?<!\p{L})(?:at|from|with|via) )\p{Lu}\p{Ll}{2,12}\p{Lu}\p{Ll}{2,12}(?!\p{L})/gu),
  ...formsOf(
    'person',
    /(?<=(?<!\p{L})(?:dictated|transcribed|typed|reported)(?: by)?:? ?)[A-Za-z]{2,3}(?=[/ ]{1,4}(?:transcribed|typed|D:|T:|\d|$)|$)/gimu,
    /(?<=[.!] )[A-Z]{2,3}\/[a-z]{2,3}$/gm,
  ),
  ...formsOf('address', /(?<!\p{L})RR ?\d{1,3},? BOX \d{1,5}[A-Z]?(?!\p{L})/giu),
  ...formsOf(
    'url',
    /(?<![@\p{L}\d.-])(?:[a-z0-9-]{2,40}\.){1,3}(?:com|org|net|edu|gov|io|info|health|care|clinic|co\.uk|nhs\.uk|uk|de|fr|es|it|nl|in|ng|au|ca|eu|example)(?:\/[^\s<>"')\]]{0,200})?(?![\p{L}\d.@-]|\.\p{L})/giu,
  ),
  ...formsOf(
    'address',
    /(?<![\p{L}\d])(?:(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]) \d[ABD-HJLNP-UW-Z]{2}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)(?![\p{L}\d])/gu,
    /(?<=\b(?:zip|zip code|postcode|postal code|post code|pin code|pincode|plz)(?: is|:)? ?)(?=[A-Z]{0,2}\d)[A-Z0-9]{3,5}(?:[ -]\d[A-Z0-9]{0,3})?(?![\p{L}\d])/giu,
  ),
];
