/** Who made a test, how, how well, with what, compared with which; nothing that was found. */
export const isMakingOfTest = (text: string): boolean =>
  !isPlanned.test(text) &&
  (forTheFile.test(text) ||
    ((made.test(text) || doneTo.test(text) || compared.test(text)) && !isResult.test(text.replace(compared, ''))));

/** "Results were discussed, and he will come back in a week." */
const isPlanned = /\b(?:follow(?:ed)?[- ]?up|scheduled?|will|recommend\w*|should|advised?|repeat)\b/i;

const picture =
  '(?:(?:CT|MRI|MR|PET|computed|magnetic|x-?ray|echocardiogra\\w+|ultrasound|sonogra\\w+|doppler|duplex|color flow|nuclear|gated|SPECT|axial|sagittal|coronal|reformatted|contiguous|multiple|multi-?sequence|serial|single|frontal|lateral|needle|concentric|EMG|EEG|electromyogra\\w+|high.resolution|standard|additional|delayed|planar|real-?time|gr[ae]y-?scale)\\b|(?:images?|imaging|views?|scan(?:s|ning)?|stud(?:y|ies)|examinations?|exam|sections|slices|projections?|films?|radiographs?|recording|tracings?|survey|tomograms?|pictures)\\b)';
const act =
  '(?:performed|obtained|done|acquired|carried out|taken|made|reviewed|evaluated|submitted|received|conducted|recorded|undertaken|utilized|used|generated)';
/** "Axial images of the chest were obtained", "A duplex study was done" */
const made = new RegExp(
  `^(?:[\\w/-]+ ){0,4}?${picture}.{0,160}\\b(?:was|were|is|are|has been|have been) (?:\\w+ )?${act}\\b`,
  'i',
);
/** "The patient was injected with 10 mCi", "The patient was examined lying down" */
const doneTo =
  /^(?:the |this )?(?:patient|he|she) (?:was|were) (?:\w+ )?(?:injected|examined in|challenged with|positioned|placed (?:in|on)|imaged|scanned|monitored|prepped|given \d|administered)\b|\b(?:mci|millicuries?|technetium|isovue|omnipaque|omniscan|magnevist|gadolinium|lidocaine)\b.{0,80}\b(?:was|were|given|administered|injected|obtained|utilized|used)\b|\b(?:was|were|given|administered|injected|obtained|after|with|utilizing)\b.{0,80}\b(?:mci|millicuries?|isovue|omnipaque|omniscan|magnevist)\b/i;
const compared =
  /\b(?:correlation|comparison) (?:is|was) (?:also )?made (?:with|to)\b[^.]*|\bavailable for (?:comparison|correlation)\b/i;
const isResult =
  /\b(?:show(?:s|ed|ing|n)?|reveal(?:s|ed|ing)?|demonstrat(?:es?|ed|ing)|normal|abnormal|negative|positive|unremarkable|limited|suboptimal|no evidence|there (?:is|are|was|were)|because|inadequate|poor)\b/i;
/** What the next reader of the file needs: "Preliminary report given to the ward", "The overall quality of the scan was good". */
const forTheFile =
  /^\d+(?:\.\d+)? ?(?:cm|mm)\b.{0,40}\b\d+ ?weeks\b|^(?:there (?:is|are) )?(?:normal|no abnormal)\b[^.]*\b(?:flow voids?|signal(?: intensity| characteristics)?|waveforms?)\b[^.]*\.?$|\bsecond[- ]opinion\b|^(?:a |the )?(?:preliminary|verbal|wet) (?:report|read\w*|result)|\b(?:results?|findings|report) (?:were|was|have been|has been) (?:called|telephoned|given|phoned|faxed|discussed|communicated|conveyed|relayed)\b|\bwas (?:called|phoned|paged|notified) (?:for|with|about) (?:the |these )?(?:results?|findings)\b|\b(?:overall|image|technical) quality\b.{0,30}\b(?:good|adequate|fair|excellent|satisfactory)\b|\b(?:raw|projection) data\b|\b(?:lung[- /]+heart ratio|sum(?:med)? (?:stress |rest )?score)\b|\binterpretation (?:as|is) (?:below|above|follows|dictated)\b|^(?:as above|see (?:above|below))\b|\bwill not be (?:identified|detected|seen|found) by (?:a )?mammogra|\b(?:x-ray|mammographic) evidence\b.{0,40}\bshould not (?:delay|preclude|deter)|^(?:technically|this is a technically|this is) (?:adequate|acceptable|good)\b|^(?:the )?(?:peak )?workload\b|^.{0,20}\bbruce protocol\.?$|^ST segment|\bfor (?:better |improved )?(?:anatomic\w* )?(?:locali[sz]ation|evaluation|detail)\.?$/i;

/** "Grade II: plaques that cause 40% to 60% narrowing": what a grade means is printed for each, and found is only one. */
export const isLegend = (label: string | null): boolean =>
  label !== null && /^(?:grade|category|class|type|stage) (?:[IVX]{1,4}|\d)(?: ?[-–=].*)?$/i.test(label);
