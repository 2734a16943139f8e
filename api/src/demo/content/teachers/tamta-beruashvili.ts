import { joinLines } from './join-lines.ts'

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
