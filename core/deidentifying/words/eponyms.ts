/** People after whom medicine names signs, diseases, operations, instruments and scores, and of whom few others have the name. */
const eponyms =
  'semmelweis blumberg graston tardieu jamar theraband leukotape mantoux masako varibar macconkey lowenstein löwenstein loffler lemierre wellens weil baastrup bertolotti boehler böhler ranke kleihauer betke moro dubowitz pinard mifflin leksell kerrison hemovac solera scoville lepore barts sickling cyanmeth kudo panayiotopoulos daugirdas carpentier bjork björk shiley fick cotard capgras othello ekbom clerambault clérambault rett rumack matthew fansidar modulen neuromonitoring jerger guedel apfel yamane wisc wiat maslow kübler kubler cochrane meddra hailey riolan toldt cloquet scarpa denonvilliers colle dartos ' +
  'bookwalter latarjet brostrom broström lapidus darrach lefort remplissage weil ilizarov masquelet girdlestone platt bentall senning mustard jatene damus kaye rastelli ravitch clagett eloesser toupet belsey nissen hasson veress karydakis limberg bascom milligan altemeier delorme ripstein soave duhamel kimura beger puestow roux longmire ' +
  'gasserian tornwaldt rosenmuller rosenmüller descemet schwalbe stensen bartholin skene müllerian mullerian wolffian alcock retzius morison glisson spiegel arantius botallo ' +
  'stenotrophomonas serratia klebsiella coxiella ehrlichia anaplasma bartonella brucella borrelia babesia leptospira lepto norwalk xylazine ciprobay tazobac ursofalk meropen metamizol efudix nivaquine calciferol palforzia vanicream calmoseptine chloraseptic cepacol medihoney inadine allevyn octenisept onpro dosepak typhidot platelia atellica coaguchek carelink aircast ventralex parietex kerlix coban stratafix maxon purewick bivona optiflow vapotherm aerogen alaris baxter clinitron keofeed flexi-seal glidesheath fresenius optiflux olympus aquilion ingenia phonak cellie ' +
  'rast fya fyb jka jkb lub kpa kpb jsa jsb yta xga dombrock gerbich cromer knops indian scianna ' +
  'fleischer meulengracht landsteiner bunnell felix aschoff tawara woronoff fordyce grover hailey jaccoud bjerrum drance forrest rutgeerts schatzki savary judkins amplatz barbeau makler cryotop lambl bessey lowry bodansky sievert jaffe biuret sabouraud tzanck ' +
  'silfverskiöld semmes weinstein rentrop mahaim lown fridericia cabrera levine duroziez perclose terumo impella gorlin silverman andersen babkin bohn similac enfamil schiotz hertel maddox salzmann haab shaffer herick zeiss cirrus stargardt terson purtscher kallmann noonan somogyi mönckeberg pemberton quervain acticoat gustilo meyerding rockwood prague horton synacthen ringer bolton dakin schatz neer ilizarov kirschner steinmann luque harrington cotrel dubousset pavlik denis ' +
  'kendrick sager filtek pell dakin percha silness löe loe straumann tyrer cuzick fraumeni cowden waterlow balfour valentino morison carvallo velcro castell zubrod cormack lehane westermark agatston teichholz intellivue zoll bair hugger ambu venturi balkan bosworth bigelow bonney chvostek collis courvoisier crile dacron deaver dunphy endopath finochietto freer gambee gelpi gigli goretex gortex heaney jobst kittner krackow ladd langenbeck lembert mcevedy ' +
  'metzenbaum mersilene mulliken obwegeser ochsner pean puestow rutkow shouldice strattice taxol tevdek thiersch veress weitlaner wangensteen yasargil zancolli aldrete atkins bromage centor charlson cincinnati clavien dindo downton edmonton faine glasgow hasbled killip lille maddrey marburg mehran nyha ottawa perc pesi qsofa rockall timi vancouver westley zarit zung åsberg asberg epworth stopbang oswestry barthel stroop wechsler conners denver bayley peabody broselow parkland lund browder ' +
  'centor achilles adie adson alagille albright alder allis alport alvarado alzheimer apert apgar apley argyll arthus ' +
  'ashman asperger auer auspitz babcock babinski bakri balint ballance bankart barany barthel bartholin barton bartter ' +
  'basedow batten battle bazett bazin beau beers behcet behçet bence bernoulli bernstein bethesda bielschowsky billroth binet ' +
  'biot bitot blalock blumer boas bochdalek boerhaave borg bosniak bouveret boyden braden bragg breslow brodie broca ' +
  'brudzinski brugada brushfield buerger burkitt burow calot canavan caplan carnett caroli castleman chagas charcot chédiak ' +
  'chediak cheyne chiari chicago churg chvostek cobb cockcroft codman cogan colles conn cooley coombs couinaud courvoisier ' +
  'coxsackie creutzfeldt crigler crohn cronkhite cullen curling cushing dandy darier debakey dercum descemet dieulafoy digeorge ' +
  'disse donath doppler dressler dubin duffy dupuytren durie ebstein ehlers eisenmenger ely epley epstein erb esmarch ' +
  'eustachian ewart ewing fabry fallopian fallot fanconi fazekas felty fenton finkelstein flint foley fogarty fontan forrester ' +
  'franseen freiberg frey friedewald friedländer friedreich froment frohlich galant galeazzi gaucher gerota ghon ' +
  'giemsa gillespie glasgow glasson gleason glisson goldenhar goldmann golgi goodell goodpasture gottron gowers graafian ' +
  'gram graves grawitz grynfeltt guillain guthrie haglund hallpike hamman hartmann hartnup hassall hasselbalch hasson ' +
  'heberden hegar heimlich heinz heister heller helsinki henle henoch heubner hesselbach hibbs hickman highet hirschberg ' +
  'hirschsprung hodgkin hoehn hoffa holter homan homans huntington hurler jacksonian jaeger janeway jarisch jendrassik jobe ' +
  'kaposi karnofsky kartagener kasai kasabach kawasaki kayser kearns kegel kehr kell kellgren kernig kerley kiel killip killian ' +
  'kimmelstiel kirschner klatskin klinefelter klippel klumpke knapp kocher köbner koebner koplik korotkoff korsakoff ' +
  'krukenberg kupffer kussmaul kveim lachman ladd laennec lafora lancefield langer langerhans langhans lasègue lasegue leber ' +
  'legg lembert lennox leriche lesch leser lewy leydig lhermitte libman lichtenstein liddle lisch lisfranc lister littre ' +
  'loeffler löffler lugol luschka lyme mallampati marfan marjolin mcburney mcgill mcginn mcmurray mcvay meckel meigs ' +
  'meissner mendelson menetrier ménière meniere menghini menkes merkel michaelis mikulicz mirizzi mobitz modic moh mohs mollaret ' +
  'monro morgagni morison morquio munchausen münchausen myerson naegele nathanson neurath nissen nuss ober oddi ogilvie ollier ' +
  'ortolani osgood pancoast panner papanicolaou parinaud parkinson pavlik pel pellegrini pendred penrose perthes peutz peyer ' +
  'peyronie pfannenstiel pfeiffer phalen pickwickian pompe ponseti poppen pott poupart prader prehn prinzmetal pringle profeta ' +
  'proust pugh purkinje queyrat quincke rachford ramsay ranson rapoport rathke raynaud rendu retzius reye riedel rinne ' +
  'rockall rolandic romberg rorschach rosenbach rosenmüller rovsing ruffini rutherford salter santorini sartorius schamroth ' +
  'scheie scheuermann schilling schirmer schlatter schlemm schmorl schwann seldinger sengstaken sequard séquard sertoli sheehan ' +
  'shwachman sjögren sjogren skene snellen spalding spiegel spielmeyer spitz spurling steinert steri stokes sudeck swyer ' +
  'sydenham sylvian sylvius syme takayasu takotsubo tay taussig tenckhoff tensilon tietze tietz tinel tinetti torsades tourette ' +
  'towne traube treitz trendelenburg treves trousseau unna uhthoff valsalva vater veau velpeau veress verner vesalius virchow ' +
  'volkmann waardenburg waldenström waldenstrom waldeyer wallenberg warthin wechsler wegener wenckebach werdnig wernicke ' +
  'wertheim wickham widal wiens willebrand wilms wirsung wiskott yahr yersin zenker ziehl zieve zollinger zuckerkandl ' +
  'child osler';

/** The same of names that many people have: they are things only before a word that says of what kind ("Thomas splint"). */
const commonNames =
  'leopold harris benedict mayfield waddell steell boston jackson kemp edwards starr austin angelman humphrey goldman vanderbilt woodcock rey beck erikson kessler robinson lloyd davies douglas camper buck glenn burch mcbride kidner evans putti stansel warden heller collis ferguson morgan longo wells hartmann swenson frey cantlie bowman wharton gartner corrigan maloney moloney cartwright colton reid lutheran willi hamman rich halo ballard mallory soto winslow conn burch akin worden bruch gastaut tenon zinn cabrol jensen ' +
  'gail gregory steell brock bruce kirby frazier turnbull norton blake harrington norwood lawton griffiths wallace simpson graham flint cowden lynch arnold barrett duane gilles willis bouchard fournier fuchs hashimoto koch reiter roux mallory stein welter adams addison alexander allen ann austin baker barlow barr barre beck becker bell bennett berger bishop blount bowen bowman ' +
  'bright brown buck budd caldwell chadwick chance christmas clark claude cooper corrigan cowden dalton dawson denver dix ' +
  'dorothy duke dukes ellis eaton ferguson finney fisher fitz fitzpatrick fowler frank garland geneva gibson gilbert gordon ' +
  'gardner grey gross glenn hamilton hampton harlow harris harrison hawkins henderson hill hoffman hoffmann hoover horner ' +
  'houston howell hudson hunter hurst hutchinson jackson jacobson jones katz keith kelly keller kessler kidd lambert landau ' +
  'lawrence lester lewis lou louis ludwig lynch marcus marie mayo mcarthur mcbride mccune mcdonald miller montgomery morse ' +
  'morton muller müller murphy nelson neer newton nickerson oliver otto oxford paget palmer parkes patrick paul pearson phoenix ' +
  'pick pierre plummer poland potter pratt reed reid reynolds richmond richter robertson robin roland rosenthal roth rubin ' +
  'russell sandifer schmidt schneider schwartz schober shaw sims simmonds simon sly smith sommer starling steele stein stevens ' +
  'stewart strauss sturge swan swanson sweet tanner taylor terry thomas thomsen thompson todd tom turner vincent ward walker ' +
  'waterhouse weber wells west wharton white williams wilkins wilson winslow winter wolff wood wright young galen leopold leigh ' +
  'ritter vogt franklin horn whipple weil turcot harvard brunner bernard weiss wolf werner lange';

/** Makers and products that reports name beside results: sutures, dressings, scanners, devices. */
const products =
  'vicryl monocryl prolene ethibond ethilon dermabond pds surgicel gelfoam aquacel mepilex tegaderm xeroform medtronic boston abbott roche cobas siemens somatom philips ge toshiba canon hologic stryker zimmer biomet depuy beckman coulter sysmex vitros ortho architect diasorin ' +
  'quest labcorp omnipaque isovue visipaque gadavist dotarem definity lumason diskus respimat ellipta handihaler turbuhaler flexpen kwikpen solostar humira dexcom libre freestyle omnipod accu-chek fitbit';

const things = new Set(`${eponyms} ${products}`.split(' '));
const common = new Set(commonNames.split(' '));

/** Whether medicine knows this name, in small letters, as that of a thing, and of a thing more than of people. */
export function nameOfThing(lower: string): 'thing' | 'both' | undefined {
  if (things.has(lower)) return 'thing';
  return common.has(lower) ? 'both' : undefined;
}
