/** Words that people make passwords of most, as lists of passwords that came to light show. Small letters, without digits. */
const lists = [
  // what a password field suggests
  'password passwort passwd pass passcode passphrase motdepasse contrasena contrasenia clave senha parola haslo wachtwoord kennwort salasana',
  'welcome willkommen bienvenido bienvenue login letmein letmeinn access admin administrator root user guest test tester testing demo',
  'temp temporary default changeme changeit secret geheim secreto master server system manager account public private security secure',
  'qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop qazwsx qazwsxedc wasd hello hallo hola bonjour hey',
  // family and love
  'iloveyou iloveu ilove loveyou loveme love lover lovely loves mylove truelove babygirl babyboy baby babe honey sweetheart sweety sweetie',
  'darling angel angels princess princesa prince queen king family familia mother father mommy mummy mama mamma daddy papa sister brother',
  'husband wife grandma grandpa children friend friends bestfriend forever together teamo tequiero amor amore amour schatz liebe ichliebedich',
  'cutie cutiepie hotstuff sexy sexygirl hottie gorgeous beautiful handsome pretty kisses kiss heart hearts corazon bella bonita beauty',
  // animals
  'monkey dragon tiger lion panther eagle falcon hawk wolf bear shark dolphin dolphins turtle penguin rabbit bunny kitty kitten kittycat',
  'puppy doggy doggie dogs cats horse horses butterfly spider snake cobra phoenix pegasus unicorn hamster chicken ducky froggy elephant',
  'bulldog mustang jaguar cougar leopard buddy max lucky rocky bailey molly daisy bella coco charlie rex simba nala luna milo oscar ginger',
  'pepper smokey shadow tigger sadie maggie sophie chloe lola toby jake rusty buster casper snoopy garfield scooby scoobydoo',
  // sports
  'football fussball futbol soccer baseball basketball softball hockey golf golfer tennis cricket rugby volleyball boxing swimming running',
  'liverpool arsenal chelsea manchester manutd united everton rangers celtic barcelona realmadrid madrid juventus bayern dortmund schalke',
  'milan inter roma napoli benfica porto sporting boca river lakers yankees redsox cowboys steelers packers eagles raiders bulls broncos',
  'dodgers patriots giants dallas chicago jordan michaeljordan ronaldo messi beckham maradona kobe lebron ferrari mercedes porsche bmw audi',
  'corvette camaro honda toyota yamaha suzuki kawasaki harley harleydavidson nascar racing formula champion winner player sports',
  // names
  'michael jessica ashley matthew daniel andrew joshua anthony jennifer amanda robert thomas william david james john joseph christopher',
  'nicole samantha elizabeth sarah stephanie melissa michelle lauren megan rachel hannah emily emma olivia sophia isabella abigail madison',
  'brandon justin tyler ryan kevin brian eric jason jonathan alexander alex alexandra alexis nicholas benjamin samuel patrick richard',
  'charles george edward steven stephen mark paul peter scott steve mike chris tom tim ben sam joe jack harry oliver jacob ethan noah liam',
  'lucas mason logan dylan jordan austin cameron hunter taylor morgan kimberly amber crystal tiffany heather danielle christina katherine',
  'catherine margaret barbara patricia linda mary maria susan karen nancy lisa betty sandra donna carol ruth sharon anna laura julia andrea',
  'martina claudia sabine petra monika susanne stefan andreas thomas martin markus wolfgang klaus hans peter jurgen sebastian florian tobias',
  'christian maximilian felix leon lukas philipp katharina johanna jose juan carlos luis miguel antonio francisco javier alejandro fernando',
  'diego pedro pablo sergio jorge ricardo roberto manuel rafael eduardo carmen ana isabel cristina lucia marta elena paula sofia valentina',
  'camila daniela gabriela natalia carolina mariana alejandra veronica patricia jean pierre jacques michel philippe nicolas julien camille',
  'marie sophie nathalie isabelle chantal giuseppe giovanni francesco marco luca alessandro andrea matteo chiara giulia francesca alessia',
  'ivan dmitri sergey vladimir natasha olga tatiana svetlana irina marina ekaterina piotr pawel agnieszka katarzyna magda mohammed ahmed',
  'mohamed muhammad fatima ali hassan hussain omar yusuf ibrahim khan singh kumar sharma krishna ganesh ravi priya rahul amit sanjay deepak',
  // places and days
  'london paris berlin newyork california texas florida canada america england germany deutschland france espana mexico colombia argentina',
  'brasil brazil italia italy poland polska russia india pakistan australia sydney toronto hamburg muenchen munich frankfurt vienna wien',
  'summer sommer verano winter invierno spring autumn herbst monday tuesday wednesday thursday friday saturday sunday january february march',
  'april june july august september october november december montag freitag samstag sonntag januar februar christmas birthday holiday',
  // heroes, films, games, music
  'superman batman spiderman ironman hulk wolverine starwars startrek skywalker yoda matrix neo trinity gandalf frodo hobbit legolas',
  'harrypotter hermione dumbledore hogwarts pokemon pikachu charizard naruto sasuke goku dragonball minecraft fortnite roblox callofduty',
  'warcraft starcraft counterstrike counter halo xbox playstation nintendo mario zelda sonic tekken sims assassin slayer ninja samurai pirate',
  'metallica nirvana slipknot eminem tupac rihanna beyonce shakira madonna elvis beatles linkinpark greenday blink ironmaiden acdc bobmarley',
  'rockstar rocknroll music guitar drummer hiphop gangster gangsta player hacker killer terminator predator avatar titanic godfather',
  'mickey mickeymouse minnie donald simpsons bart homer spongebob barbie hellokitty disney cinderella tinkerbell winnie',
  // things, food, feelings, belief
  'sunshine flower flowers rose rainbow star stars starlight moonlight sunflower diamond crystal silver golden orange banana apple cherry',
  'chocolate cookie cookies cupcake strawberry peaches pumpkin candy sugar cheese pizza coffee whiskey vodka tequila cocacola pepsi corona',
  'freedom happy smile smiley peace hope faith destiny dream dreams dreamer miracle blessed blessing blessings grace jesus jesuschrist christ',
  'godisgood godislove iamgod allah krishna heaven hallelujah church trustno trustnoone whatever nothing something nobody anything everything',
  'computer internet google facebook instagram twitter youtube linkedin yahoo hotmail gmail microsoft windows apple samsung nokia iphone',
  'android dell compaq toshiba laptop keyboard monitor database oracle cisco network hardware software office company business money',
  'dollar million millionaire power energy thunder lightning storm fire blaze phoenix ice snow snowball snowman ocean river mountain forest',
  'blue black white green yellow purple pink red bluesky blackcat redhead greenday purplerain pinky blondie brownie',
  'fuckyou fuckme fuckoff fuck asshole bitch pussy dick bigdick cock tits boobs suckit bullshit shithead motherfucker cocacola hooters',
  // what this app is about
  'doctor hospital health medical medicine patient nurse clinic readback document documents report results',
];

export const commonWords: ReadonlySet<string> = new Set(lists.flatMap((list) => list.split(' ')));
