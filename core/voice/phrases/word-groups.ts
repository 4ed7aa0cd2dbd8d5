/** Words that mean the same in a command, each group under the name it has in the phrases. */
export const wordGroups: Readonly<Record<string, string>> = {
  GO: `go; go to; go over to; go back to; navigate; navigate to; take me; take me to; take me back to; bring me; bring me to; bring me back to;
    jump; jump to; switch to; change to; move to; return; return to; get me to; send me to; visit; back to; head to; head over to; proceed to; put me on; put me back on; get back to; get me back to`,
  SHOW: `show; show me; open; open up; see; view; display; bring up; pull up; put up; look at; have a look at; take a look at; list; present; reveal`,
  FIND: `give me; check; check out; find; get; get me; fetch; tell me; load; look for; let me have; have`,
  ASK: `what would be; what would be good; what are good; what are; what were; what was; what are some; what is; what; where are; where is; which are; which; are there`,
  WHAT: `what are; what were; what was; what is; what; which are; which`,
  TAKEN: `i take; i am taking; i (have|need|am supposed) to take; i (should|must) take; (they|doctor) (gave|give) me; (they|doctor) (want|wants) me to take; i (was|am) given; doctor prescribed; they prescribed; i got; i am on; i was prescribed`,
  READ: `read; read out; read aloud; start reading; begin reading; keep reading; continue reading; go on reading; carry on reading;
    resume reading; begin to read; start to read; recite; narrate; speak; listen to; hear`,
  ALOUD: `aloud; out loud; loud; out; loudly; to me; for me; back to me; with a voice; by voice; with your voice; in your voice`,
  DOCUMENT: `document; report; page; text; file; letter; whole document; whole thing; entire document; full document; whole page;
    entire page; whole report; entire report; full report; medical document; medical report; contents; content; lab report; medical letter; whole text`,
  DOCUMENTS: `documents; document list; list of documents; medical documents; files; reports; medical records; uploads; uploaded documents;
    saved documents; documents page; document page; records page; medical files; medical reports; uploaded files; documents section; documents screen;
    uploaded reports; document library; health documents; health records`,
  INTERPRETATION: `interpretation; interpretations; interpretation page; explanation; simplified explanation; simple explanation; plain explanation;
    plain language explanation; explanation page; explanation tab; simplified version; plain (language|english|) version; simple version;
    easy version; easier version; explained version; interpretation screen; interpretation section; interpreted version; simplified text; analysis page`,
  TERMS: `terms; medical terms; term list; list of terms; list of medical terms; terms (tab|section|page|list); medical words; vocabulary; glossary;
    definitions; terminology; medical terminology; medical vocabulary; medical language; jargon; medical jargon; difficult words; hard words; word list;
    medical terms (tab|section|list|page); medical dictionary; medical definitions; defined terms; defined words`,
  KEY: `important; key; main; high importance; most important; high priority; top; critical; essential; crucial; significant; very important;
    highly important; really important; major`,
  THINGS: `terms; medical terms; words; medical words; parts; things; information; info; ones; stuff; bits; text; sections; phrases;
    vocabulary; items; sentences; passages; part; bit`,
  QUESTIONS: `questions; questions (tab|section|page|list); question list; list of questions; suggested questions; questions to ask; doctor questions;
    recommended questions; my questions`,
  DOCTOR: `(doctor|visit|appointment) tomorrow; doctor; doctors; physician; provider; care team; next visit; visit; appointment; next appointment; gp; specialist; clinician; nurse; healthcare provider; doctor visit`,
  RECOMMENDATIONS: `recommendations; recommendations (tab|section|page|list); recommended (steps|actions); next steps; list of recommendations;
    follow up recommendations; follow up steps; action items; key findings; suggested next steps`,
  PDF: `pdf; pdf file; pdf document; pdf version; pdf report; pdf copy; pdf format`,
  SCROLL: `scroll; page; move; go; slide; swipe; roll; scroll (page|screen|document|text|it); scroll further; scroll some more; move (page|screen|it);
    keep scrolling; continue scrolling; keep going; go further; scroll a bit; scroll a little`,
  BIT: `bit; little; little bit; bit more; little more; bit further; little further; more; further; some more; one page; page; one screen; again; slowly; once; lower; further please`,
  DOWN: `down; downward; downwards; down down`,
  UP: `up; upward; upwards; up up`,
  MARK: `highlight; mark; emphasize; emphasise; underline; point out; accentuate; call out`,
  STOP: `stop; pause it; cancel; hush; shush; quit it; that will do; no more talking; no more speaking; stop the noise; stop everything; stop this; stop that; stop reading; stop talking; stop speaking; stop playing; quit reading; end reading; cease reading; pause; pause reading; halt;
    finish reading; cancel reading; no more reading; mute; be quiet; be silent; shut up; quiet; stop playback; pause playback; that is enough; stop it;
    stop reading (aloud|out loud|loud); (stop|pause|end|cancel|turn off|switch off) (reading|voice|speech|audio|playback|reader|narration|read aloud);
    stop now; you can stop; you can stop (reading|talking|speaking); interrupt reading; stop speech; stop narrating`,
  SUMMARY: `summary; short version; short summary; quick summary; brief summary; main points; key points; main message; gist; overview;
    quick overview; brief overview; bottom line; main idea; main ideas; big picture; essence; brief version; main takeaways; takeaways; key takeaways;
    key message; most important points; recap; rundown; main point; key point; main takeaway; summarized version; tldr`,
  EXPLAIN: `understand; explain; explain about; tell me about; tell me more about; describe; talk about; go over; go through; walk me through; break down; interpret; clarify;
    help me understand; talk me through; make sense of; decode; translate; discuss; i do not understand; simplify`,
  LABS: `lab values; labs; lab results; lab result; lab tests; lab test; lab test results; lab numbers; lab work; lab findings; lab levels; lab report results; laboratory values; laboratory results;
    laboratory tests; test results; blood results; blood test; blood tests; blood test results; blood work; blood work results; blood values; blood count results;
    test values; test numbers; urine test results; urine results; bloodwork; test result; blood test values; blood levels`,
  NUMBERS: `results; values; numbers; levels; figures; tests; blood counts; blood count; test`,
  MEDICINES: `medications; medicines; meds; drugs; pills; prescriptions; tablets; medication list; list of medications; medicine list; prescribed medications; prescribed
    medicines; prescription drugs; prescribed drugs; current medications; prescribed pills; prescription medications; medication; medicine; prescription`,
  DIAGNOSIS: `diagnosis; diagnoses; medical condition; medical conditions; health condition; health conditions; final diagnosis; main diagnosis; diagnosed condition; condition; illness; disease; health problem; medical problem; health problems`,
};
