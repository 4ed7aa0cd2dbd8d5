import { formsOf, type Form } from './form.ts';

const countries =
  'italy|spain|france|germany|poland|china|japan|korea|mexico|brazil|turkey|sweden|norway|denmark|finland|india|pakistan|nigeria|kenya|ghana|egypt|israel|australia|new zealand|uk|ireland|portugal|greece|netherlands|belgium|austria|switzerland|canada|usa|whatsapp|viber|telegram|wechat|line|zalo|signal|imo';

/** Numbers of telephones by their groups, as other countries write them. Every repetition is bounded. */
export const phoneForms: readonly Form[] = formsOf(
  'phone',
  new RegExp(
    String.raw`(?<=(?<!\p{L})(?:${countries})(?: number| id)?:? )\(?\d[\d()]{1,5}(?:[ .-]\d{2,5}){1,4}(?![\d%]|[.,]\d|\s?(?:mg|ml))`,
    'giu',
  ),
  /(?<![\p{L}\d.,/-])0(?:\d{1,4}[ .-]|\d{2,4}\/)(?:\d{2,5}[ .-]){1,4}\d{2,4}(?![\p{L}\d]|[.,/]\d|\s?(?:mg|ml|%))|(?<![\p{L}\d.,/-])1\d{2} \d{4} \d{4}(?!\d)/gu,
  /(?<=(?<!\p{L})(?:[PTFMHWC]|ph|tel|tél|telf?|fax|mob|cel|kom|gsm|faks|trunkline|hotline)[.:]{0,2} )\(?[0+][\d() ./-]{6,18}\d(?![\d%]|[.,]\d|\s?(?:mg|ml))/giu,
  /(?<![\d.,/-])\d{3}[./]\d{3}[./-]\d{4}(?:\s?(?:x|ext\.?) ?\d{1,6})?(?!\d)|(?<=\d{3}-\d{4} (?:or|and) (?:\d{3}-)?)\d{4}(?!\d)|(?<=\d{3}-\d{3}-)\d{4}\/\d{1,4}(?!\d)/giu,
);
