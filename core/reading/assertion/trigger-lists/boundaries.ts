/** These end the reach of every trigger. */
export const endsAll = `
  but; however; although; though; yet; nevertheless; still; aside apart from; except; except for; except that;
  with the exception of; other than; besides; whereas; while; which; who; though still; otherwise; rather; instead; then; also has;
  also have; also had; also notes; also reports; and has; and have; and had; is present; are present; there is; there are; there was;
  there were; therefore; thus; because; since; as there is; consistent with; now with; now has; presents with; presented with;
  presenting with; presents for; presented for; presents to; presents today; he has; she has; he had; she had; he reports; she reports;
  she is; he is; patient is; patient has; patient presents; patient reports; i see; i noted;
`;

/** These open a new statement, and end what was denied, doubted or past. */
export const opensAnew = `
  and (a|an) (nn|small|large|tiny|mild|moderate|new|left|right); positive for; reports; reported; reporting; endorses; endorsed; endorsing; complains of; complained of; complaining of; complains;
  admits; admits to; states that; notes; noted; noticed; has noticed; does have; does report; does endorse; does note; has had; has been;
  did have; did notice; appreciable; demonstrates; demonstrated; shows; showed; reveals; revealed; secondary to; due to; cause of;
  causes; caused by; source of; reason for; etiology of; related to; from; with stable; with mild; with moderate; with severe;
  with persistent; with residual; with chronic; with new; with small; with associated; , this is; , it is; k/c; k/c/o; known case of; is noted; are noted; is seen; are seen; was seen;
  were seen; remains; persists; persistent; continues to have; continues with; known; today; currently; now; at present; presently;
  (has|have|had); does get; gets; positive; +ve; admitted; found to have; diagnosed with; developed; develops; followed by;
  with (moderate|severe|persistent|bilateral|left|right|diffuse|marked|trace|minimal);
  (is|are|was|were) (noted|seen|present|identified|visualized|visualised|demonstrated|evident|palpable|heard|felt|found|appreciated|there|positive|stable|unchanged);
  
`;
