/** The résumés of the demo people. All places are invented. */
export interface DemoResume {
  email: string
  plays: string
  lines: readonly string[]
}

const resume = (email: string, plays: string, ...lines: string[]): DemoResume => ({ email, plays, lines })

export const studentResumes: readonly DemoResume[] = [
  resume(
    'student@example.org',
    'Klavier und Orgel',
    'Seit 2023 Klavierstudium an der Musikuniversität Murwald, Klasse Theresia Kornhäusl',
    'Seit 2026 Studium der Kirchenmusik ebenda',
    '2. Preis beim Jugendwettbewerb „Junge Tasten“ in Dornrain',
    'Organistin an St. Ägyd in Hinterlautenkar',
  ),
  resume(
    'valentina.hofkircher@example.org',
    'Klavier',
    'Bachelorstudium am Konservatorium Zellhofen',
    'Preisträgerin des Wettbewerbs „Tasten im Tal“',
    'Kammermusik im Trio Bergahorn, Konzerte in Österreich und Südtirol',
  ),
  resume(
    'seraina.cavegnola@example.com',
    'Klavier',
    'Studium an der Hochschule der Künste La Cavegna',
    'Kurse für Neue Musik bei Flurin Sandhalter',
    'Stipendium der Stiftung Klangraum',
  ),
  resume(
    'lorenzo.montelarice@example.net',
    'Piano',
    'Diploma with distinction, Conservatorio di Montelarice',
    'Master’s degree in progress, Academy of Music Porto Sereno',
    'First prize, Concorso dei Mulini; recitals in Italy and Slovenia',
    'Regular work with living composers',
  ),
  resume(
    'agnieszka.wrzosowicz@example.org',
    'Piano',
    'Music University Wrzosów, fourth year',
    'Finalist of the Young Chopinists’ Forum in Stare Lipki',
    'Concerto debut with the Wrzosów Chamber Philharmonic',
  ),
  resume(
    'hiroto.kamisaka@example.org',
    'Piano',
    'Kamisaka High School of Music',
    'Prize for the best performance of a contemporary work, Kita-Kamisaka Youth Competition',
  ),
  resume(
    'annika.dornwalde@example.com',
    'Violine',
    'Masterstudium an der Hochschule für Musik Lindenthal',
    'Konzertmeisterin des Hochschulorchesters',
    'Förderpreis der Bürgerstiftung Lindenthal',
  ),
]
