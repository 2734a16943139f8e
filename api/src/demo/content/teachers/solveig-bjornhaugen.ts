import { joinLines } from './join-lines.ts'

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
