import { joinLines } from './join-lines.ts'

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
