/** Joins wrapped prose to the single line of HTML that is stored. */
const joinLines = (text: TemplateStringsArray): string => text.join('').replace(/\s+/g, ' ').trim()

export const annaFriederikeUnterkircherSchwarzenbrunner = {
  slug: 'anna-friederike-unterkircher-schwarzenbrunner',
  first_name: 'Anna-Friederike',
  last_name: 'Unterkircher-Schwarzenbrunner',
  resume_german: joinLines`
    <p>„Ja, das ist alles mein Name“, sagt sie zur Begrüßung, „und wer ihn auf einen Atem schafft, hat die
    erste Übung hinter sich.“ Anna-Friederike Unterkircher-Schwarzenbrunner, Mezzosopran, hat an die sechzig
    Partien gesungen, am liebsten Hosenrollen, weil man darin Taschen hat. Den Octavian sang sie mit Fieber,
    den Orlofsky mit Gipsfuß.</p>
    <p>In ihrer Klasse kommt <strong>zuerst der Text</strong>. Jedes Lied, jede Arie wird gesprochen,
    übersetzt, geflüstert, einer Mitstudentin erzählt und erst dann gesungen. Atmen wird im Liegen geübt,
    auf der Wiese hinter dem Gästetrakt; die Schafe kennen das schon. Dialekte hört sie gern, schlampige
    Vokale weniger.</p>
    <p>Heuer stehen Mozart und Strauss auf dem Plan, Lieder von Schubert, Wolf und Alma Mahler und alle
    Opernensembles, die sich mit den angenommenen Stimmen ausgehen. Am Klavier sitzt täglich jemand, der
    mitatmet. Bewerben mögen sich bitte auch tiefe Stimmen, „die trauen sich nämlich nie“.</p>
    <p>Was sie nicht unterrichtet: wie man berühmt wird. Was sie sehr wohl unterrichtet: wie man mit sechzig
    noch singt, wie man eine Absage liest und wie man auf der Freilichtbühne eine Gelse verschluckt, ohne
    dass es jemand merkt.</p>
  `,
  resume_english: joinLines`
    <p>“Yes, all of that is my name,” she says by way of greeting, “and if you can manage it on one breath
    you have passed the first exercise.” The mezzo-soprano Anna-Friederike Unterkircher-Schwarzenbrunner has
    some sixty roles behind her. She liked the trouser parts best, because they come with pockets. She has
    sung Octavian with a fever and Orlofsky with her foot in plaster.</p>
    <p>In her class <strong>the words come first</strong>. Every song and every aria is spoken, translated,
    whispered, told to a colleague as news, and only then sung. Breathing is practised lying down in the
    meadow behind the guest wing; the sheep have seen it all before.</p>
    <p>The plan for this summer: Mozart and Strauss, songs by Schubert, Wolf and Alma Mahler, and whichever
    operatic ensembles the accepted voices allow. A pianist who breathes with you is there every day. Low
    voices, she adds, should please apply. “They never dare.”</p>
    <p>What she does not teach is how to become famous. What she does teach is how to be singing still at
    sixty, how to read a rejection letter, and how to swallow a mosquito on an open-air stage without
    anybody noticing.</p>
  `,
} as const

export const aoifeKilcarragh = {
  slug: 'aoife-kilcarragh',
  first_name: 'Aoife',
  last_name: 'Kilcarragh',
  resume_german: joinLines`
    <p>So sieht ein Tag in der Klasse von Aoife Kilcarragh aus:</p>
    <ul>
      <li><strong>Halb acht:</strong> leere Saiten im Kreuzgang, zu zweit, einander gegenüber. Der Nachhall
      verzeiht nichts und merkt sich alles.</li>
      <li><strong>Neun bis zwölf:</strong> Einzelstunden, offen für alle, die zuhören wollen.</li>
      <li><strong>Nachmittag:</strong> üben, schlafen oder schwimmen. Sie verlangt nur, dass man sich
      entscheidet.</li>
      <li><strong>Fünf Uhr:</strong> Ein Barockbogen macht die Runde.</li>
    </ul>
    <p>Kilcarragh ist auf einer Insel mit vierzig Häusern groß geworden und hat die Geige zuerst beim Tanz
    gelernt, von einem Briefträger, der keine Noten lesen konnte. Das Studium kam später und, wie sie sagt,
    „gerade noch rechtzeitig, um mich nicht zu verderben“. Heute leitet sie vom ersten Pult aus die
    <em>Curlew Strings</em> und unterrichtet so, wie der Briefträger es getan hat: vorspielen, zuhören,
    nachfragen, noch einmal.</p>
    <p>Auf dem Programm stehen Biber und Bach, Sonaten von Brahms und Ysaÿe und, wer mag, ein <em>Slow
    Air</em> aus dem Gedächtnis. Ihr Augenmerk gilt der rechten Hand. Ein schöner Ton allein ist ihr zu
    wenig; sie möchte wissen, wovon er erzählt. Darmsaiten bitte nur mitbringen, wenn man ihnen die Bergluft
    zumuten will.</p>
  `,
  resume_english: joinLines`
    <p>Aoife Kilcarragh learned the fiddle at dances, on an island of forty houses, from a postman who could
    not read music. Conservatoire came later, “just in time not to spoil me”, and so did the <em>Curlew
    Strings</em>, the chamber orchestra she directs from the first desk. She still teaches the postman’s
    way: play it, listen to it, ask about it, play it again.</p>
    <p>A day in her class runs like this:</p>
    <ul>
      <li><strong>7.30 am:</strong> open strings in the cloister, in pairs, face to face. The echo forgives
      nothing and remembers everything.</li>
      <li><strong>9 to 12:</strong> individual lessons, doors open to anyone who cares to listen.</li>
      <li><strong>Afternoon:</strong> practise, sleep or swim. You must choose; dithering is the only thing
      not allowed.</li>
      <li><strong>5 o’clock:</strong> a baroque bow goes from hand to hand.</li>
    </ul>
    <p>Expect Biber and Bach, sonatas by Brahms and Ysaÿe and, for those who like, a slow air passed on by
    ear. Her attention is on the right hand. A beautiful sound does not satisfy her until she knows <em>what
    it is about</em>. Gut strings are welcome, provided they can face the mountain air.</p>
  `,
} as const

export const balintKoszeghalmi = {
  slug: 'balint-koszeghalmi',
  first_name: 'Bálint',
  last_name: 'Kőszeghalmi',
  resume_german: joinLines`
    <p>Bálint Kőszeghalmi unterrichtet im Stehen, isst im Stehen und hat, so heißt es, auch seine Frau im
    Stehen kennengelernt: in der Schlange vor einem Notengeschäft. Siebzehn Jahre lang war er Primarius des
    <em>Fűzfa-Quartetts</em>, und er spricht über Streichquartette wie andere über Bergtouren: wer
    vorausgeht, wer sichert, wer die Jause trägt.</p>
    <p>An der Tür zu seiner Klasse hängt ein Zettel:</p>
    <ul>
      <li>Wer zu tief ist, weiß es. Wer zu hoch ist, freut sich noch.</li>
      <li>Der Bogen hat zwei Enden. Bitte beide besuchen.</li>
      <li>Vibrato ist keine Heizung.</li>
      <li>Bartók tanzt. Immer.</li>
      <li>Um zehn ist Pause, auch mitten im Takt.</li>
    </ul>
    <p>Gearbeitet wird heuer an <strong>Bartóks Rhapsodien und der Solosonate</strong>, an Bachs Partiten
    und an jenen Konzerten, die beim Probespiel verlangt werden: Mozart in A-Dur und D-Dur, dazu ein
    romantisches nach Wahl. Jeder Tag beginnt mit zwanzig Minuten Tonleitern, gemeinsam, ohne Noten und mit
    Blick auf den Berg. Kőszeghalmi sucht keine fertigen Solisten. Er sucht Leute, die lachen können, wenn
    etwas schiefgeht, und es dann noch einmal spielen. Weil der Andrang groß ist, bleibt er die ganze
    Akademie lang und gibt zwei Kurse hintereinander.</p>
  `,
  resume_english: joinLines`
    <p>Bálint Kőszeghalmi teaches standing up, eats standing up, and is said to have met his wife standing
    up, in the queue outside a music shop. He led the <em>Fűzfa Quartet</em> for seventeen years and talks
    about chamber music the way others talk about climbing: who goes first, who holds the rope, who carries
    the sandwiches.</p>
    <p>A sheet of paper is pinned to the door of his classroom:</p>
    <ul>
      <li>If you are flat, you know it. If you are sharp, you are still enjoying yourself.</li>
      <li>The bow has two ends. Please visit both.</li>
      <li>Vibrato is not central heating.</li>
      <li>Bartók dances. Always.</li>
      <li>Break at ten, even in mid-bar.</li>
    </ul>
    <p>This year’s work centres on <strong>Bartók’s rhapsodies and the solo sonata</strong>, the Bach
    partitas, and the concertos that auditions ask for: Mozart in A and in D, and one romantic concerto of
    your choice. Every day opens with twenty minutes of scales, all together, from memory, facing the
    mountain. He is not looking for finished soloists. He wants people who can laugh when something goes
    wrong and then play it again. As his classes are always full, he stays for the whole academy and teaches
    two in a row.</p>
  `,
} as const

export const chiharuMizobata = {
  slug: 'chiharu-mizobata',
  first_name: 'Chiharu',
  last_name: 'Mizobata',
  resume_german: joinLines`
    <p><strong>Frau Mizobata, womit beginnt Ihr Unterricht?</strong> Mit dem Klaviersessel. Wirklich. Die
    meisten sitzen zu hoch und zu nahe. Wir stellen ihn um, und oft klingt schon der erste Akkord, als hätte
    jemand gelüftet.</p>
    <p><strong>Man kennt Sie vor allem als Liedpianistin.</strong> Ich verstehe mich auch in der Solosonate
    als Begleiterin: Ich begleite eine Stimme, die der Komponist gehört hat. Wer bei Schumanns Liedern
    mitatmen kann, spielt die <em>Kreisleriana</em> anders. Deshalb arbeiten wir heuer an zwei Nachmittagen
    gemeinsam mit den Sängerinnen und Sängern.</p>
    <p><strong>Und das übrige Programm?</strong> Debussys zweites Heft der <em>Préludes</em>, Takemitsus
    <em>Rain Tree Sketch</em>, dazu Beethoven, weil man an Beethoven nie vorbeikommt. Eigene Wünsche bitte
    bis Mitte Juni, damit ich üben kann. Ich meine das ernst: Was ich unterrichte, spiele ich vorher
    selbst.</p>
    <p><strong>Was bringt Sie aus der Ruhe?</strong> Pedal aus Gewohnheit. Und Handys am Notenpult.</p>
    <p><strong>Was wünschen Sie sich von der Klasse?</strong> Dass sie einander zuhört. Alle sind bei allen
    Stunden dabei, auch beim <em>Fragentee</em> um vier: eine Kanne, keine Noten, jede Frage erlaubt. Die
    besten sind meistens die, für die sich jemand vorher entschuldigt hat.</p>
  `,
  resume_english: joinLines`
    <p><strong>Ms Mizobata, how do you begin?</strong> With the piano stool. Most people sit too high and
    too close. We move it, and quite often the very first chord sounds as if somebody had opened a
    window.</p>
    <p><strong>You are known as a song pianist. Does that matter in a solo class?</strong> It is the whole
    point. In a sonata, too, I am accompanying someone: the voice the composer heard. If you can breathe
    with a singer through Schumann’s <em>Liederkreis</em>, your <em>Kreisleriana</em> will change overnight.
    So we shall spend two afternoons with the singers.</p>
    <p><strong>What else is on the stand?</strong> Book two of Debussy’s <em>Préludes</em>, Takemitsu’s
    <em>Rain Tree Sketch</em>, and Beethoven, because there is no way round Beethoven. Tell me your own
    wishes by mid-June so that I can practise. I never teach a piece I have not just played through
    myself.</p>
    <p><strong>What makes you lose your temper?</strong> Pedalling out of habit. Telephones on the music
    desk.</p>
    <p><strong>And what do you hope for?</strong> A class that listens to one another. Everybody attends
    every lesson, and at four there is <em>question tea</em>: one pot, no scores, nothing too small to ask.
    The best questions are usually the ones people apologise for.</p>
  `,
} as const

export const denizAkcaova = {
  slug: 'deniz-akcaova',
  first_name: 'Deniz',
  last_name: 'Akçaova',
  resume_german: joinLines`
    <p>Was kann ein Saxophon, was sonst kein Instrument kann? Mit dieser Frage eröffnet Deniz Akçaova jeden
    Kurs, und sie gibt sich nicht mit „laut und leise“ zufrieden. Manche spielen darauf Berio, manche
    imitieren die Kirchenglocke, einer hat einmal nur geatmet. Er wurde aufgenommen.</p>
    <p>Akçaova ist Tochter einer Physikerin und eines Fährmanns. Von der Mutter hat sie die Neugier auf
    Obertöne, vom Vater die Gelassenheit bei Gegenwind. Mit dem Duo <em>Fährlicht</em> hat sie Stücke für
    Saxophon und Elektronik herausgebracht, die man, so eine Kritik, „auch beim zweiten Hören noch nicht
    kennt“. Vom Geld des <em>Kompasspreises für junge Klangkunst</em> hat sie einen Verstärker gekauft und
    die halbe Nachbarschaft zum Zuhören eingeladen.</p>
    <p>Ihr Schwerpunkt heuer:</p>
    <ul>
      <li><strong>Klangfarbe:</strong> Mehrklänge, Slaptongue, Zirkularatmung, alles langsam und ohne
      Krampf</li>
      <li><strong>Repertoire:</strong> Berio, Denissow, Gubaidulina, dazu Bach, damit die Ohren ehrlich
      bleiben</li>
      <li><strong>Eigenes:</strong> drei Minuten selbst erfundene Musik, notiert oder nicht</li>
    </ul>
    <p>Vorkenntnisse in Neuer Musik braucht niemand, Geduld schon. Unterrichtet wird auf Deutsch, Englisch
    und Türkisch; geschimpft, das verspricht sie, in keiner dieser Sprachen.</p>
  `,
  resume_english: joinLines`
    <p>What can a saxophone do that nothing else can? Deniz Akçaova opens every class with this question,
    and “loud and soft” is not accepted as an answer. Some people play Berio. Some imitate the church bell.
    One applicant simply breathed through the instrument for a minute; he got a place.</p>
    <p>Her mother was a physicist, her father a ferryman. From one she has her curiosity about overtones,
    from the other her calm in a headwind. With the duo <em>Fährlicht</em> she has released music for
    saxophone and electronics that, in the words of one reviewer, “you still do not know the second time you
    hear it”. The money from the <em>Compass Prize for Young Sound Artists</em> went into an amplifier.</p>
    <p>The themes of this summer:</p>
    <ul>
      <li><strong>Colour:</strong> multiphonics, slap tongue, circular breathing, all of it slowly and
      without strain</li>
      <li><strong>Repertoire:</strong> Berio, Denisov and Gubaidulina, with some Bach to keep our ears
      honest</li>
      <li><strong>Your own:</strong> three minutes of music you invented, on paper or not</li>
    </ul>
    <p>Experience with new music is not required. Patience is. She teaches in English, German and Turkish,
    and promises to shout in none of them.</p>
  `,
} as const

export const eeroKuusiluoto = {
  slug: 'eero-kuusiluoto',
  first_name: 'Eero',
  last_name: 'Kuusiluoto',
  resume_german: joinLines`
    <p>Eero Kuusiluoto redet nicht viel. Seine Kursbeschreibung bestand ursprünglich aus einem Satz: „Wir
    singen, dann sehen wir weiter.“ Auf Bitte des Vereins hat er sie ergänzt.</p>
    <p>Erstens: Er nimmt <strong>wenige Stimmen</strong>, damit alle jeden Tag drankommen.</p>
    <p>Zweitens: Lied und Oratorium, keine Oper. Brahms, Sibelius, Schumanns <em>Dichterliebe</em>, Bachs
    Kreuzstabkantate, die großen Arien aus dem <em>Messias</em>. Für hohe Stimmen hat er eine eigene Liste;
    ganz oben steht Kaija Saariaho.</p>
    <p>Drittens: Eine Stimme wächst langsam. Bis siebenundzwanzig war er Förster und hat im Wald gelernt,
    dass man an Jungbäumen nicht zieht. Wer nach drei Tagen größer klingen will, wird enttäuscht sein. Wer
    nach drei Monaten leichter singt, schreibt ihm meistens eine Karte. Die Karten hängen in seiner
    Küche.</p>
    <p>Viertens: Pausen. Man erkennt Sängerinnen und Sänger daran, was sie tun, während das Klavier allein
    spielt.</p>
    <p>Was er selbst verschweigt: über vierhundert Liederabende, den <em>Silbernen Tannenzapfen</em> der
    Kritik und eine <em>Winterreise</em>, die er jedes Jahr im Jänner singt, jedes Jahr anders, immer ohne
    Pause und immer mit kalten Händen.</p>
  `,
  resume_english: joinLines`
    <p>Eero Kuusiluoto is a man of few words. The description he first sent in read, in full: “We sing, then
    we shall see.” The association asked for a little more. He thought about it for a fortnight and added
    the following.</p>
    <p><strong>One.</strong> A small class, so that everyone sings every day.</p>
    <p><strong>Two.</strong> Song and oratorio; no opera. Brahms, Sibelius, <em>Dichterliebe</em>, Bach’s
    cantata <em>Ich will den Kreuzstab gerne tragen</em>, the great arias from <em>Messiah</em>. For high
    voices there is a list of its own, with Kaija Saariaho at the top.</p>
    <p><strong>Three.</strong> Voices grow slowly. He was a forester until he was twenty-seven, and nobody
    makes a young tree taller by pulling. If you want to sound bigger after three days, you will be
    disappointed. If you sing more easily after three months, send a postcard. They hang in his kitchen.</p>
    <p><strong>Four.</strong> Rests. You can tell a singer by what happens while the piano plays alone.</p>
    <p>He did not mention the four hundred recitals, the critics’ <em>Silver Fir Cone</em>, or the
    <em>Winterreise</em> he sings every January, differently each time, always with cold hands.</p>
  `,
} as const

export const etienneLarocheval = {
  slug: 'etienne-larocheval',
  first_name: 'Étienne',
  last_name: 'Larocheval',
  resume_german: joinLines`
    <p>Auf dem Tisch liegen ein Schleifstein, drei Messer, ein Stück Schachtelhalm und ungefähr vierzig
    Blätter, von denen sechs etwas taugen. „Das“, sagt Étienne Larocheval, „ist die Quote. Gewöhnen wir uns
    daran.“ Der erste Vormittag seiner Klasse gehört stets der Werkstatt, denn wer sein Material versteht,
    muss weniger kämpfen und kann mehr hören.</p>
    <p>Danach wird es rasch poetisch. Larocheval, Sopransaxophonist des <em>Quatuor Vent d’Osier</em>, hat
    eine Schwäche für das französische Repertoire der frühen Moderne und die Gabe, es nach frischer Luft
    klingen zu lassen: Iberts <em>Concertino da camera</em>, Milhauds <em>Scaramouche</em>, die Rhapsodie
    von Debussy. Er unterrichtet mit den Händen, mit Landkarten und zur Not mit Kochrezepten. Ein Legato
    erklärt er am liebsten anhand einer Sauce, die nicht gerinnen darf.</p>
    <p>Worauf er bei der Auswahl hört: <strong>auf den Anfang des Tons</strong>. Alles Übrige, meint er,
    lasse sich lernen. Für das Klassenkonzert bearbeiten die Teilnehmerinnen und Teilnehmer selbst einen
    Satz aus einem Streichquartett für vier Saxophone; wer noch nie arrangiert hat, bekommt Hilfe,
    Notenpapier und am Abend ein Glas Traubensaft im Stiftsgarten.</p>
  `,
  resume_english: joinLines`
    <p>On the table: a whetstone, three knives, a stalk of horsetail and some forty reeds, six of which are
    any good. “That,” says Étienne Larocheval, “is the ratio. Let us make peace with it.” The first morning
    of his class is always spent in the workshop, since a player who understands the material has less to
    fight and more time to listen.</p>
    <p>Things soon turn poetic. As soprano saxophone of the <em>Quatuor Vent d’Osier</em> he is devoted to
    the French music of the early twentieth century, and has a gift for making it smell of fresh air:
    Ibert’s <em>Concertino da camera</em>, Milhaud’s <em>Scaramouche</em>, the Debussy <em>Rhapsody</em>. He
    teaches with his hands, with maps and, when all else fails, with recipes. Legato is explained by way of
    a sauce that must not curdle.</p>
    <p>What does he listen for when choosing? <strong>The beginning of the note.</strong> The rest, he
    believes, can be learned. For the closing concert each group arranges a movement of a string quartet for
    four saxophones. If you have never arranged anything, you will be given help, manuscript paper and, in
    the evening, a glass of grape juice in the abbey garden.</p>
  `,
} as const

export const inigoPenarrubia = {
  slug: 'inigo-penarrubia',
  first_name: 'Íñigo',
  last_name: 'Peñarrubia',
  resume_german: joinLines`
    <p>Liebe Pianistinnen, liebe Pianisten!</p>
    <p>Ich schreibe euch das mit der Hand, weil man einem Menschen anmerkt, ob er seine Buchstaben
    ausschreibt. Mit Akkorden ist es genauso. Bei mir wird viel von <strong>Rhythmus</strong> die Rede sein,
    von Schultern, die nichts zu tun haben, und von der linken Hand, die meistens klüger ist als die
    rechte.</p>
    <p>Ich komme aus einer Familie von Schustern und Gitarristen. Klavier gelernt habe ich auf einem
    Instrument, dem drei Hämmer gefehlt haben; seither weiß ich, wie viel man sich dazudenken kann. Später
    kam der <em>Premio Almendro</em>, dann kamen die großen Säle, und dann habe ich gemerkt, dass ich am
    liebsten in kleinen bin.</p>
    <p>Im Sommer möchte ich mit euch anschauen:</p>
    <ul>
      <li>Albéniz und Granados, aber ohne Fächer und Kastagnetten</li>
      <li>Mompous <em>Música callada</em>, am Abend, bei offenem Fenster</li>
      <li>eine Sonate von Haydn – für alle, ausnahmslos</li>
    </ul>
    <p>Wer noch kein fertiges Programm hat: bitte trotzdem bewerben. Mich interessiert, ob jemand neugierig
    ist, nicht, ob jemand fehlerfrei ist. Und nehmt feste Schuhe mit. Vor dem Frühstück gehe ich jeden Tag
    zum Wasserfall hinauf, und die besten Gespräche über Musik ergeben sich dort, wo einem die Luft
    ausgeht.</p>
    <p>Herzlich, euer Íñigo</p>
  `,
  resume_english: joinLines`
    <p>Dear pianists,</p>
    <p>People ask about my “method”. I have a chair, a second chair, and a habit of clapping. If the rhythm
    is alive, nearly every other problem turns out to be a shoulder. If the rhythm is dead, no pedal in the
    world will save us.</p>
    <p>I grew up among shoemakers and guitarists and practised on an upright with three hammers missing. It
    taught me to imagine a sound before making it, which is still the thing I most want to teach. Winning
    the <em>Premio Almendro</em> took me to large halls; curiosity brought me back to small ones.</p>
    <p>For our days together I suggest:</p>
    <ul>
      <li>Albéniz and Granados, played as great music and not as postcards</li>
      <li>Mompou’s <em>Música callada</em>, in the evening, windows open</li>
      <li>one Haydn sonata each, no exceptions</li>
    </ul>
    <p>Do not wait until your programme is perfect before you apply. <strong>I choose people who are
    curious</strong>, and I can hear curiosity through a great many wrong notes. Bring proper shoes, too: I
    walk up to the waterfall before breakfast every morning, and whoever comes along gets an extra lesson
    without noticing.</p>
    <p>Warmly, Íñigo</p>
  `,
} as const

export const jussaraQuintanilha = {
  slug: 'jussara-quintanilha',
  first_name: 'Jussara',
  last_name: 'Quintanilha',
  resume_german: joinLines`
    <p>Zum Schlagwerk haben mich die Nachbarn gebracht. Sie haben an die Wand geklopft, ich habe
    zurückgeklopft, und nach einer Woche hatten wir ein Stück. Ich war sechs. Seither glaube ich fest daran,
    dass jeder Gegenstand zwei Klänge hat: den, den man erwartet, und den, für den man üben muss.</p>
    <p>In Amselzell gehört uns der alte Kornspeicher, und der ist gut gefüllt:</p>
    <ul>
      <li>zwei Marimbas mit fünf Oktaven, Vibraphon, Xylophon, Glockenspiel</li>
      <li>vier Pauken, Große Trommel, Tamtam und alles, was klein ist und gern verloren geht</li>
      <li>Holz, Blech und Leder für Xenakis – aufgebaut wird gemeinsam</li>
    </ul>
    <p>Wir arbeiten an Bach auf der Marimba, an <em>Rebonds</em> und <em>Psappha</em>, an Orchesterstudien
    und am ersten Teil von Steve Reichs <em>Drumming</em>, auswendig. Schlägel bitte selbst mitbringen,
    Ohrenschutz unbedingt. <strong>Wichtig ist mir, dass ihr leise spielen könnt</strong>; laut kommt von
    allein. Und lernt eure Stücke so gut, dass ihr mich dabei anschauen könnt.</p>
    <p>Zur Person in einem Satz: dreizehn Jahre Solopauke im <em>Orquestra da Serra Clara</em>, ein Trio,
    zwei Kinder, eine Garage voller Kochtöpfe, die niemand zum Kochen benutzen darf.</p>
  `,
  resume_english: joinLines`
    <p>I owe it all to the neighbours. They knocked on the wall, I knocked back, and within a week we had a
    piece. I was six. I have believed ever since that every object owns two sounds: the one you expect and
    the one you have to practise for.</p>
    <p>Our home in Amselzell is the old granary, and it is well stocked:</p>
    <ul>
      <li>two five-octave marimbas, vibraphone, xylophone, glockenspiel</li>
      <li>four timpani, bass drum, tam-tam, and everything small that likes to go missing</li>
      <li>wood, metal and skin for Xenakis; we build the set-up together</li>
    </ul>
    <p>On the programme: Bach on the marimba, <em>Rebonds</em> and <em>Psappha</em>, orchestral studies, and
    part one of Steve Reich’s <em>Drumming</em>, by heart. Bring your own mallets and, please, ear
    protection. <strong>Show me that you can play quietly.</strong> Loud looks after itself. And know your
    notes well enough to look at me while you play them, because half of percussion is eye contact.</p>
    <p>The biography in one breath: thirteen years as principal timpanist of the <em>Orquestra da Serra
    Clara</em>, one trio, two children, and a garage full of saucepans in which nobody is allowed to
    cook.</p>
  `,
} as const

export const korbinianZirmgaster = {
  slug: 'korbinian-zirmgaster',
  first_name: 'Korbinian',
  last_name: 'Zirmgaster',
  resume_german: joinLines`
    <p>Grüß Gott und bitte Vorsicht, die siebzehnte Stufe ist locker. Hier oben also: zwei Manuale,
    sechsundzwanzig Register, gebaut 1741 von einem Meister, der seinen Namen nicht hinterlassen hat, wohl
    aber den Abdruck seines Daumens auf der größten Prospektpfeife. Pater Korbinian Zirmgaster zeigt ihn
    jedem Kurs als Erstes. Er betreut diese Orgel seit neunundzwanzig Jahren und behauptet, sie habe noch
    immer Geheimnisse vor ihm.</p>
    <p>Unterrichtet wird an drei Instrumenten: an der <strong>historischen Orgel der Stiftskirche</strong>
    (Muffat, Kerll, Froberger, Bach), an der neuen im Kapitelsaal (Mendelssohn, Franck, Messiaen) und am
    Positiv in der Sakristei, das man tragen kann, wenn man zu dritt ist. Jeder Tag schließt mit einer
    halben Stunde Improvisation: ein Choral, ein Gedanke, kein Netz.</p>
    <p>Was Pater Korbinian schätzt, sind saubere Schuhe, deutliche Artikulation und Menschen, die beim
    Registrieren zuerst in den Raum horchen. Weil die Gemeinschaft fünfmal am Tag betet, richtet sich der
    Stundenplan nach ihr; wer möchte, spielt einmal die Vesper. In der Nacht steht die Kirche den Übenden
    bis elf offen. Der Schlüssel hängt beim Pförtner, die Taschenlampe auch.</p>
  `,
  resume_english: joinLines`
    <p>Mind your head, and mind the seventeenth step, which is loose. Here we are: two manuals, twenty-six
    stops, built in 1741 by a master who left no name but did leave a thumbprint in the largest of the front
    pipes. Father Korbinian Zirmgaster shows it to every class before a note is played. He has looked after
    this organ for twenty-nine years and maintains that it still keeps secrets from him.</p>
    <p>Lessons take place on three instruments: the <strong>historic organ of the abbey church</strong> for
    Muffat, Kerll, Froberger and Bach; the new one in the chapter house for Mendelssohn, Franck and
    Messiaen; and a chamber organ in the sacristy, portable if there are three of you. Each day ends with
    half an hour of improvisation: one chorale, one idea, no net.</p>
    <p>He values clean shoes, clear articulation, and people who listen to the room before they reach for a
    stop. The community prays five times a day and the timetable follows it; those who wish may play for
    vespers once. At night the church stays open for practice until eleven. The key hangs in the porter’s
    lodge, next to the torch.</p>
  `,
} as const

export const solveigBjornhaugen = {
  slug: 'solveig-bjornhaugen',
  first_name: 'Solveig',
  last_name: 'Bjørnhaugen',
  resume_german: joinLines`
    <p>Dieser Kurs ist für Bratschistinnen und Bratschisten gedacht, die <strong>an ihrem eigenen
    Klang</strong> arbeiten wollen. Er ist kein Wettbewerbstraining. Wer in der Woche darauf eine Prüfung
    hat, ist anderswo besser aufgehoben.</p>
    <p>Was wir tun werden:</p>
    <ul>
      <li>am Vormittag zwei Stunden in der Gruppe, jeden Tag zu einem Wort: Gewicht, Kontakt, Stille,
      Stimme, Farbe</li>
      <li>am Nachmittag eine Einzelstunde für jede und jeden</li>
      <li>einmal Unterricht am Seeufer, ohne Instrument</li>
    </ul>
    <p>Was ich brauche: zwei Werke, die Sie lieben, und eines, vor dem Sie sich fürchten. Das gefürchtete
    nehmen wir zuerst. Meistens ist es Bach.</p>
    <p>Zu meiner Person: Ich bin auf einem Hof am Fjord aufgewachsen und spiele eine Bratsche, die mein
    Onkel aus einem Ahorn gebaut hat, den der Sturm umgelegt hatte. Ich habe das <em>Ensemble Tåkedal</em>
    mitgegründet und rund dreißig Werke uraufgeführt; manche davon würde ich wieder spielen. Unterrichtet
    habe ich an drei Hochschulen. Am meisten gelernt habe ich in einer Volksschule, in der mir die Kinder
    sofort gesagt haben, wenn ihnen fad war.</p>
    <p>Das dürfen Sie auch.</p>
  `,
  resume_english: joinLines`
    <p>This class is for violists who want to work <strong>on their own sound</strong>. It is not
    competition training. If you have an examination the week after, you will be better served elsewhere,
    and I say so without irony.</p>
    <p>What we shall do:</p>
    <ul>
      <li>two hours together every morning, each day under a single word: weight, contact, silence, voice,
      colour</li>
      <li>an individual lesson for everyone, every afternoon</li>
      <li>one session on the lake shore, instruments left indoors</li>
    </ul>
    <p>What I need from you: two pieces you love and one you are afraid of. We begin with the last. It is
    usually Bach.</p>
    <p>About me: I grew up on a farm by a fjord. My viola was made by my uncle from a maple that came down
    in a storm. I am a founder member of <em>Ensemble Tåkedal</em> and have given some thirty first
    performances, a few of which I would gladly give again. I have taught at three conservatoires, but
    learned most in a primary school, where the children told me at once whenever they were bored.</p>
    <p>You may do the same.</p>
  `,
} as const

export const tamtaBeruashvili = {
  slug: 'tamta-beruashvili',
  first_name: 'Tamta',
  last_name: 'Beruashvili',
  resume_german: joinLines`
    <p>Am Tisch ihrer Großmutter wurde dreistimmig gesungen, bevor die Suppe kam, und wer seine Stimme nicht
    hielt, bekam zuletzt. Tamta Beruashvili hat sich für den Bass entschieden, weil der dem Brot am nächsten
    saß. Das Cello, sagt sie, war dann nur noch eine Formsache.</p>
    <p>In ihrem Unterricht wird daher gesungen: jede Phrase, jede Bassstimme, auch von jenen, die schwören,
    dass sie es nicht können. Sie ist überzeugt, dass <strong>die linke Hand nur findet, was das Ohr schon
    weiß</strong>. Freundlich ist sie immer, nachgiebig nie; wer eine Stelle zum dritten Mal gleich spielt,
    muss erklären, warum.</p>
    <p>Bekannt wurde sie mit dem <em>Preis der Goldenen Quitte</em> und zwei sehr verschiedenen Aufnahmen
    der Bach-Suiten. „Die erste war mutig, die zweite stimmt.“ Für heuer wünscht sie sich Bach, die Sonaten
    von Brahms, die Volksliedstücke von Zinzadse und als gemeinsames Vorhaben die <em>Bachianas brasileiras
    Nr. 1</em> für acht Celli, zu hören an einem der Abende im Sommerrefektorium. Wer aufgenommen wird,
    bekommt seine Stimme mit der Post: mit Fingersätzen in roter Tinte und der Erlaubnis, sie zu
    ignorieren.</p>
  `,
  resume_english: joinLines`
    <p>At her grandmother’s table nobody ate until the song was finished, in three parts, and whoever lost
    their part was served last. Tamta Beruashvili chose the bass because it sat closest to the bread. After
    that, she says, the cello was a formality.</p>
    <p>So her students sing. They sing their phrases, they sing the piano’s left hand, and they sing even
    when they swear they cannot, because <strong>the fingers only find what the ear already knows</strong>.
    She is always kind and never lenient. Play a passage the same way three times running and you will be
    asked for your reasons.</p>
    <p>She came to notice with the <em>Golden Quince Prize</em> and has recorded the Bach suites twice. “The
    first time I was brave. The second time I was right.” For this class she would like to hear Bach,
    Brahms, Tsintsadze’s folk-song pieces, and, as a venture for everyone, Villa-Lobos’s <em>Bachianas
    brasileiras No. 1</em> for eight cellos, to be played one evening in the summer refectory. Your part
    will come by post once you are accepted, fingered in red ink, with written permission to ignore every
    finger.</p>
  `,
} as const

export const thabangMokoatle = {
  slug: 'thabang-mokoatle',
  first_name: 'Thabang',
  last_name: 'Mokoatle',
  resume_german: joinLines`
    <p>Bevor Thabang Mokoatle Cellist wurde, hat er Brücken berechnet. Zwei davon stehen noch, „die dritte
    war ein Entwurf“. Aus dem ersten Beruf ist ihm eine Überzeugung geblieben: Kraft, die nicht abfließen
    kann, richtet Schaden an. Also beginnt er bei den Füßen, arbeitet sich über Becken und Rücken bis in die
    Fingerspitzen vor und hat so schon manche Sehnenscheidenentzündung verhindert.</p>
    <p>Das klingt nach Turnstunde und ist doch reine Musik, denn sobald der Körper trägt, hat der Kopf Zeit.
    Dann geht es um Harmonik, um lange Bögen, um die Frage, wo ein Satz hinwill. Studierende nennen ihn den
    ruhigsten Menschen, der ihnen je gesagt hat, dass etwas falsch war.</p>
    <p>Schwerpunkt ist heuer <strong>das große Konzertrepertoire</strong> – Haydn in D-Dur, Schumann,
    Dvořák, Elgar, Schostakowitsch –, gesund geübt und auswendig gespielt. Als Gegengewicht bringt jede und
    jeder ein kurzes Werk aus den letzten zwanzig Jahren mit. Ausdrücklich eingeladen sind alle, die nach
    einer Verletzung wieder anfangen; bitte in der Bewerbung erwähnen, es ist kein Nachteil. Daheim leitet
    Mokoatle das Jugendorchester <em>Blue Crane</em> mit neunzig Kindern und drei Kontrabässen. Er sucht
    dringend einen vierten.</p>
  `,
  resume_english: joinLines`
    <p>Thabang Mokoatle was a structural engineer before he was a cellist. Two of his bridges are in daily
    use; “the third was a drawing”. What he kept from that life is a principle: force that has nowhere to go
    does damage. He therefore starts with the feet and travels by way of hips and back to the fingertips,
    and more than one case of tendonitis has ended quietly in his classroom.</p>
    <p>It may sound like physiotherapy, but it is done for the sake of the music. A body that carries itself
    leaves the mind free for harmony, for the long line, for the question of where a movement wants to go.
    Students call him the calmest person who ever told them they were wrong.</p>
    <p>The focus this summer is <strong>the great concertos</strong> (Haydn in D, Schumann, Dvořák, Elgar,
    Shostakovich), practised healthily and played from memory, each balanced by a short piece from the past
    twenty years that you choose yourself. Anyone returning after an injury is expressly invited; do mention
    it when you apply. At home he conducts the <em>Blue Crane Youth Orchestra</em>: ninety children, three
    double basses, and an urgent wish for a fourth.</p>
  `,
} as const

export const wojciechLabedzki = {
  slug: 'wojciech-labedzki',
  first_name: 'Wojciech',
  last_name: 'Łabędzki',
  resume_german: joinLines`
    <p>Es gibt diese Geschichte, und sie stimmt: Bei einem Probespiel riss Wojciech Łabędzki nach acht
    Takten die A-Saite. Er spielte den Satz auf den übrigen drei zu Ende, verbeugte sich und bekam die
    Stelle. Zweiundzwanzig Jahre blieb er Solobratschist der <em>Bernsteinküsten-Philharmonie</em>. Wenn ihn
    Studierende fragen, wie man sich auf so etwas vorbereitet, sagt er: „Indem man weiß, wo die Töne sonst
    noch liegen.“</p>
    <p>Sein Unterricht ist Handwerk im besten Sinn. Er zerlegt einen Bogenwechsel wie ein Uhrmacher und
    setzt ihn so wieder zusammen, dass man ihn nicht mehr findet. <strong>Orchesterstellen</strong> sind für
    ihn nie lästige Pflicht: Das Solo aus <em>Don Quixote</em> ist Theater, der Anfang von Mahlers Zehnter
    ein Monolog, bei dem niemand husten darf.</p>
    <p>Im Sommer kommt das Kernrepertoire dran – Hoffmeister und Stamitz, Hindemith, Walton,
    Schostakowitschs letzte Sonate – und an jedem zweiten Nachmittag ein Probespiel hinter dem Vorhang, den
    die Schneiderin im Ort eigens dafür genäht hat. Das Urteil fällt die Klasse, schriftlich und freundlich.
    Bratschenwitze sind erlaubt, sofern sie neu sind. In all den Jahren, sagt er, war das zweimal der
    Fall.</p>
  `,
  resume_english: joinLines`
    <p>The story is told wherever violists meet, and it happens to be true. Eight bars into an audition
    Wojciech Łabędzki’s A string snapped. He finished the movement on the remaining three, bowed, and was
    given the job. He stayed for twenty-two years as principal viola of the <em>Amber Coast
    Philharmonic</em>. Asked how one prepares for such a thing, he shrugs: “By knowing where else the notes
    are.”</p>
    <p>He teaches as a watchmaker works. A bow change is taken apart on the bench, cleaned, and put together
    so that nobody can find it again. <strong>Orchestral excerpts</strong> are never a chore in his room:
    the solo from <em>Don Quixote</em> is theatre, and the opening of Mahler’s Tenth is a monologue during
    which no one may cough.</p>
    <p>We shall work on the core of the repertoire, from Hoffmeister and Stamitz to Hindemith, Walton and
    Shostakovich’s last sonata. Every other afternoon there is a mock audition behind a curtain which the
    village dressmaker has sewn for the purpose; the class is the jury, in writing and with kindness. Viola
    jokes are permitted if they are new. This has happened twice.</p>
  `,
} as const

export const zdenkaOrechovska = {
  slug: 'zdenka-orechovska',
  first_name: 'Zdeňka',
  last_name: 'Ořechovská',
  resume_german: joinLines`
    <p>Wer bei Zdeňka Ořechovská zum ersten Mal vorspielt, darf nach dem letzten Ton eine ganze Weile sitzen
    bleiben. Sie sagt dann nichts. Sie schaut aus dem Fenster, und irgendwann fragt sie: „Und was haben Sie
    gehört?“ Nicht: Was haben Sie gespielt. Aus der Antwort entsteht die Stunde.</p>
    <p>Ihr Vater war Klavierstimmer und nahm sie zu den Kunden mit; mit zehn konnte sie jeden Flügel im
    Bezirk an seinen Schwächen erkennen. Dreißig Jahre lang war sie die Pianistin des
    <em>Jeřabina-Trios</em>, und bis heute hält sie Kammermusik für die beste Klavierlehrerin. Technik ist
    bei ihr kein eigenes Fach: Ein Fingersatz taugt etwas, wenn man ihn hört.</p>
    <p>Heuer geht es um die Kunst des Leisespielens – Janáčeks <em>Im Nebel</em>, Schuberts späte Sonaten,
    die Mazurken von Chopin. Eigenes Programm ist willkommen, gern auch Unfertiges. Mitzubringen sind
    <strong>Noten in zweifacher Ausfertigung</strong>, ein weicher Bleistift und die Bereitschaft, eine
    halbe Seite eine Stunde lang spannend zu finden. Am vorletzten Abend kocht sie für die ganze Klasse
    Marillenknödel. Auch dabei, behauptet sie, kommt alles auf den richtigen Augenblick an.</p>
  `,
  resume_english: joinLines`
    <p>The first lesson with Zdeňka Ořechovská begins with silence. You play, you finish, she looks out of
    the window for longer than is comfortable, and then she asks, “What did you hear?” Most people start
    describing what they meant to do. She waits until they get to what actually sounded, and that is where
    the work begins.</p>
    <p>Her father tuned pianos and took her along on his rounds, so she learned early that no two
    instruments want the same thing. After thirty years with the <em>Jeřabina Trio</em> she still teaches
    everyone as though a cellist were sitting beside them. She has no patience with exercises and endless
    patience with a single bar.</p>
    <p>This summer is about <strong>playing softly without playing small</strong>: Janáček’s <em>In the
    Mists</em>, late Schubert, the Chopin mazurkas. Your own programme is welcome, the less finished the
    better. Bring a second copy of the score and a soft pencil. On the last evening but one she makes
    apricot dumplings for the whole class, and insists that this, too, is a lesson in timing.</p>
  `,
} as const
