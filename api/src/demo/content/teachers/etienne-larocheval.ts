import { joinLines } from './join-lines.ts'

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
