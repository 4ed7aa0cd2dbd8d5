/** What was said and signed before an operation; a reason told in the same breath stays. */
export const isConsent = (text: string): boolean =>
  /\bconsent\w*\b|\bquestions? (?:was|were|have been|had been|has been)(?: all| fully| thoroughly)? (?:answered|addressed)|\b(?:discuss|explain|review|outlin|detail)\w*\b.{0,60}\b(?:risks?|benefits?|alternatives?|options?|procedure)\b|\b(?:risks?|benefits?|alternatives?|options|procedure)\b.{0,90}\b(?:discussed|explained|reviewed|outlined)\b|\bwish(?:es|ed) to proceed\b|\b(?:elected|agreed|decided|agreeable|willing|wants?|wanted) to (?:proceed|surgery|the surgery|the procedure|go ahead)|\bunderst(?:ands?|ood)\b|\btime[- ]?out\b|\bno guarantees?\b|\bassistant\b|\b(?:need|indications?|necessity)\b.{0,60}\b(?:was|were) explained\b|\bpreoperative (?:holding|area|suite)\b|\babove[- ](?:planned|mentioned|named|stated) (?:procedure|operation|surgery)\b|\bmarkings? (?:was|were)\b|\b(?:will|to) (?:also )?(?:be )?dictat\w*\b|\bdictated (?:separately|by)\b/i.test(
    text,
  ) && !/\b(?:because|due to|fail\w*|despite|therefore|pain|since)\b/i.test(text);

/** "She presents to the holding area after keeping herself NPO", "The findings were relayed to the mother", "He can also have a stroke" */
export const isArrival = (text: string): boolean =>
  /\bpossibility of (?:\w+ ){0,3}(?:bleeding|injur\w*|infection|stroke|death|paralysis|leak)|^.{0,40}\bknown to (?:me|us|our \w+|the service)\.?$|\b(?:mother|father|parents?|family)\b.{0,20}\b(?:was|were) (?:also )?informed\b|\bwaiting room to\b|^alternatives? (?:of|to)\b|^(?:the )?risks?\b.{0,20}\binclude|\binfection (?:can|could|may)\b|\b(?:can|could|may) (?:also )?(?:have|get|develop|suffer) (?:an? )?(?:stroke|bleed\w*|infection|leak|paralysis|injur\w*)|\bholding (?:area|room)\b|\bNPO\b|\b(?:relayed|conveyed|communicated|discussed) (?:to|with) (?:the )?(?:mother|father|family|parents?|wife|husband|son|daughter|patient's)\b/i.test(
    text,
  );

/** "was taken to the operating room": from here on it is told how it was done. */
export const isMakingReady = (text: string): boolean =>
  /\b(?:taken|brought|came|wheeled|transported|returned) (?:back )?(?:in)?to the (?:main |minor )?(?:operating|operative|procedure|endoscopy|cath\w*|OR\b)|\bprepped\b|\bdraped\b|\b(?:placed|positioned) (?:in|on|supine|prone)\b|\banesthesia was (?:induced|administered|obtained)|\binduction of\b/i.test(
    text,
  );

/** "awaiting nurse" awaits no result. */
export const isOfLaboratory = (text: string): boolean =>
  /\b(?:path\w*|lab|laboratory|cultur\w*|cytolog\w*|histolog\w*|results?|analysis|studies|frozen|specimens?|biops\w*|gram stain|permanent)\b/i.test(
    text,
  );

const handled =
  /\b(?:was|were|is|are|being)(?: \w+ly)?(?: then| also| again| now| first| thus)?(?: \w+ly)? (?:placed|inserted|introduced|advanced|passed|grasped|clamped|cross-?clamped|ligated|divided|incised|dissected|retracted|elevated|mobilized|identified|irrigated|closed|approximated|reapproximated|sutured|tied|infiltrated|injected|inflated|deflated|positioned|attached|secured|applied|made|performed|carried|used|utilized|prepped|draped|cut|opened|entered|undermined|developed|exposed|brought|directed|turned|taken|cauterized|coagulated|obtained|achieved|accomplished|rotated|drilled|reamed|tapped|measured|trimmed|pulled|withdrawn|marked|cleaned|cleansed|washed|flushed|suctioned|aspirated|filled|split|spread|swept|reflected|skeletonized|anastomosed|cannulated|punctured|accessed|exchanged|administered|given|induced|intubated|positioned|created|performed|completed|started|undertaken|palpated|isolated|encircled|preserved|protected|visualized|established|maintained|confirmed|addressed|burred|imbricated|reinforced|marsupialized|fashioned|fixed|checked|selected|chosen|assembled|connected|transected|raised|grafted|sewn|wrapped|switched|ended|terminated|concluded|moved|shifted|draped)\b/i;
const doing =
  /^(?:(?:then|next|after|again|at this point|at this time|following|once|using|upon|with|attention|through|first|subsequently|this)\b.{0,60},? )?(?:attention|work|care was|i|we|the surgeon|dissection)\b(?! (?:saw|found|noted|noticed|discovered|could see|encountered|recommend))|^(?:attention|using|dissection|hemostasis|sponge|instrument|needle)\b/i;
const tools =
  /\b(?:instruments?|catheters?|wires?|guidewires?|scopes?|sheaths?|retractors?|trocars?|needles?|speculum|clamps?|cannulas?|tourniquet|drapes|balloon|endoscope|bronchoscope|cystoscope|colonoscope|laparoscope|hysteroscope|ports?|blade|tapes?|tubes?|tenaculum|lap(?:arotomy)? (?:pads?|sponges?))\b.{0,25}\b(?:was|were) (?:then |subsequently |all |also )?(?:removed|withdrawn|taken out)\b/i;
const telling =
  /\b(?:revealed|showed|shown|demonstrated|noted|found|seen|appeared|evidence|normal|intact|discovered|encountered|excised|removed|resected|drained|delivered|repaired|specimens?|pathology|biops\w*|cultures?|complications?|tolerated|recovery|condition|splint|cast|brace|sling|boot|drains?|packing|packed|left in|stent|pacemaker|lens|implants?|prosthesis|blood loss)\b/i;

/** How it was done, step by step, which tells a patient nothing: "The fascia was incised", "Attention was turned to the left side". */
export const isTechnique = (text: string): boolean =>
  tools.test(text) || ((handled.test(text) || doing.test(text) || /\bthen\b/i.test(text)) && !telling.test(text));

/** What every operation has, and what says nothing by itself: "The above findings were noted", "Good hemostasis was seen". */
export const isTrivia = (text: string): boolean =>
  /^begins as\b|^none needed\b|\bno (?:\w+ ){0,3}bleeding (?:from|at|along|in) (?:any of )?(?:the |these |this )?(?:\w+ ){0,2}(?:sites?|sutures?|staples?|lines?|ports?|trocars?|bed|edges?|wound|incisions?)\b|\bno (?:\w+ ){0,2}(?:further|additional|more|residual) (?:\w+ )?bleed\w*|\b(?:above|below|following|same|previous(?:ly)?)(?:[- ](?:mentioned|described|noted|named|listed|stated))* findings?\b|\bfindings? (?:were|was|are|as)(?: then| all)? (?:noted|as follows|described|(?:as )?above|below|dictated)|\bhemosta\w+|\ban[ae]+sth\w+ (?:was|were) (?:found|noted|felt)|\bfound to be adequate\b|\badequate an[ae]+sth|\b(?:sponge|instrument|needle|lap) (?:\w+ )?counts?\b|\bcounts? (?:was|were|correct)|\b(?:placenta|umbilical cord|three[- ]vessel|cord blood|nuchal)\b|\bno (?:bleeding|injur\w+)\b.{0,30}\b(?:entry|trocar|insertion|ports?|sites?)\b|\b(?:trocar|veress|needle|guide ?wire|sheath|catheter tip|retractor|clamp)s?\b.{0,60}\b(?:seen|noted|found|position|confirmed)\b|\b(?:good|excellent|satisfactory|proper|adequate) (?:position|placement|flow|visualization|seal|closure|alignment of the (?:screws?|plate))\b|\bimplants? (?:was|were) (?:found|noted)|\bcord (?:was )?clamped\b|\bhanded (?:off )?to\b|\b(?:scope|colonoscope|endoscope|instrument) used\b|\bmydriasis\b|\bpre-?op(?:eratively)? and found to be in stable\b|^(?:this|the) (?:\w+ ){0,2}is an? (?:\w+ ){0,2}vessel\b(?!.*\b(?:disease|stenos|narrow|lesion|occlu))|\b(?:hardware|instrumentation)\b.{0,40}\bgood\b|\b(?:doubly|double) (?:clipped|ligated)\b|\b(?:insufflation|pneumoperitoneum) pressure\b|\b(?:bulb|suctioned)\b|\bplease (?:see|refer)\b|\b(?:end[- ]diastolic|mm ?hg|woods units|gradient across|bifurcates?|trifurcates?|gives? (?:off|rise)|gave (?:off|rise)|mm (?:in diameter|proximally)|(?:medium|small|large)[- ](?:size|caliber) (?:vessel|branch))\b|\bcodes?\b\W{0,3}\bs?\)?\.?$|\b(?:gas|air|pack|packing|packs|gauze|instruments?|sutures?|stitches|staples|tourniquet|catheter|clots?|drapes?|pneumoperitoneum|bandage|dressing|splint|cast|viscoelastic|retractors?|tubes?|sponges?|hardware and)\b.{0,30}\b(?:removed|evacuated|released|deflated|drained)\b/i.test(
    text,
  );

/** "She will follow up in the office on Tuesday", "Was given a prescription for ibuprofen": after the operation, wherever its report says so. */
export const isAftercare = (text: string): boolean =>
  /^(?:the patient|patient|he|she|the child) (?:(?:will|is to|is going to|should|was (?:given|scheduled|instructed|told|advised|asked)|is scheduled)\b)(?=[^.]{0,120}\b(?:follow(?:ed)?[- ]?up|(?:in|to|at) (?:my|his|her|the|our) (?:office|clinic)|appointment|recheck|return (?:to (?:my|the|our)|in)|prescriptions?|suture removal|shower|weight ?bearing|keep (?:the|his|her) (?:dressing|wound|foot|leg|arm))\b)/i.test(
    text,
  ) && !/\b(?:consent|prior to surgery|preoperatively|risks?)\b/i.test(text);
