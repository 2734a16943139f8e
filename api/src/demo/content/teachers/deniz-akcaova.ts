import { joinLines } from './join-lines.ts'

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
