import type { User } from '@academy/contract/access/accounts/schemas'
import type { AddressType } from '@academy/contract/people/profile/schemas'

/** Password of every demo account. Production refuses to run on a database with demo accounts. */
export const DEMO_PASSWORD = 'Musik-Sommer-1'

/**
 * Addresses of the demo people, in the country of their nationality unless another is given. Some people have
 * none.
 */
export interface DemoAddress {
  email: string
  type: AddressType
  street: string
  zip: string
  city: string
  country?: string
}

const home = (email: string, street: string, zip: string, city: string, country?: string): DemoAddress => ({
  email,
  type: 'PRIMARY',
  street,
  zip,
  city,
  ...(country && { country }),
})

export const addresses: readonly DemoAddress[] = [
  home('student@example.org', 'Lindengasse 14/7', '8042', 'Murwald'),
  {
    ...home('student@example.org', 'Almweg 3', '9961', 'Hinterlautenkar'),
    type: 'BILLING',
  },
  home('valentina.hofkircher@example.org', 'Am Kirchbühel 2', '5761', 'Zellhofen'),
  home('tobias.seewaldner@example.com', 'Uferstraße 41', '4864', 'Seewald am See'),
  home('m.zirbenhofer@example.net', 'Zirbenweg 9', '9971', 'Obermatzen'),
  {
    ...home('m.zirbenhofer@example.net', 'Zirbenweg 11', '9971', 'Obermatzen'),
    type: 'PARENTS',
  },
  home('felix.rauchegger-lind@example.org', 'Färbergasse 5', '6850', 'Dornrain'),
  home('annika.dornwalde@example.com', 'Ahornallee 112', '04318', 'Lindenthal'),
  home('jonathan.weisskamp@example.org', 'Kanalstraße 8', '48147', 'Weißkamp'),
  home('seraina.cavegnola@example.com', 'Via da la Punt 6', '7522', 'La Cavegna'),
  home('laurin.niederalp@example.org', 'Bachstrasse 23', '3855', 'Niederalpen'),
  home('greta.pfitschthaler@example.org', 'Talweg 7', '39049', 'Innerpfitsch'),
  home('lorenzo.montelarice@example.net', 'Via dei Mulini 18', '62100', 'Montelarice'),
  home('ziga.podgorelec@example.org', 'Vrtna ulica 4', '2380', 'Podgorje'),
  home('petra.vrbnican@example.com', 'Ulica jasena 31', '51000', 'Vrbnica'),
  home('ondrej.havlovsky@example.org', 'Lipová 77', '586 01', 'Havlov'),
  home('reka.szentmaray@example.org', 'Malom utca 12', '9022', 'Szentmára'),
  home('agnieszka.wrzosowicz@example.org', 'ul. Wrzosowa 3 m. 15', '30-412', 'Wrzosów'),
  home('ilinca.bradeanu@example.org', 'Strada Brazilor 20', '500123', 'Brădeni'),
  home('danylo.sosnovenko@example.net', 'Sosnova 5, kv. 19', '79000', 'Sosnivka'),
  home('clemence.aubrevigne@example.org', '27, rue des Tilleuls', '67000', 'Aubrevigne'),
  home('gaspard.thuilleroy@example.com', '4, quai du Moulin', '33000', 'Thuilleroy'),
  home('nuria.castanar@example.org', 'Calle del Castañar 9, 2.º B', '37001', 'Castañar'),
  home('duarte.vilaverde@example.net', 'Rua do Moinho 55', '4000-123', 'Vilaverde'),
  home('freya.winterbourne@example.org', '18 Mill Lane', 'WB1 4QT', 'Winterbourne'),
  home('j.vanderweidemeer@example.org', 'Weidelaan 63', '3511 AB', 'Weidemeer'),
  home('ingrid.fossasen@example.net', 'Fossveien 2', '7030', 'Fossåsen'),
  home('aino.lehtovirta@example.org', 'Koivukuja 8 A 4', '33100', 'Lehtovirta'),
  home('nino.mtashvili@example.org', 'Vazha Street 16', '0108', 'Mtasopeli'),
  home('hiroto.kamisaka@example.org', '2-14-5 Kamisaka', '606-8501', 'Kamisaka-shi'),
  home('seo-yeon.byeokgang@example.com', 'Muhakro 21, 803', '04524', 'Byeokgang-si'),
  home('karim.alwardani@example.com', 'شارع النخيل 12', '11511', 'وادي الورد'),
  home('yuchen.baihe@example.org', 'Flussgasse 30/12', '1200', 'Neudonau', 'AT'),
  home('camila.arroyoseco@example.net', 'Calle Arroyo Seco 1450', 'B1640', 'Arroyo Seco'),
  home('ezekiel.marlowe-finch@example.org', '902 Juniper Street', '05401', 'Marlowe Falls'),
]

/** Nationality is the ISO 3166 alpha-2 code. */
export type DemoPerson = Pick<User, 'email' | 'first_name' | 'last_name' | 'gender' | 'locale'> & {
  date_of_birth: string
  nationality: string
  /** As in the passport, if the name is written in another script. */
  latin_name?: string
}

export type DemoAccount = DemoPerson & Pick<User, 'roles'>

export const accounts: readonly DemoAccount[] = [
  {
    email: 'student@example.org',
    first_name: 'Lena',
    last_name: 'Almstätter',
    gender: 'female',
    date_of_birth: '2004-03-21',
    nationality: 'AT',
    locale: 'de',
    roles: ['student'],
  },
  {
    // Without gender: this account shows the page that asks for missing profile data.
    email: 'student2@example.org',
    first_name: 'Noah',
    last_name: 'Bergskog-Adeyinka',
    gender: null,
    date_of_birth: '2002-11-08',
    nationality: 'SE',
    locale: 'en',
    roles: ['student'],
  },
  {
    email: 'teacher@example.org',
    first_name: 'Zdeňka',
    last_name: 'Ořechovská',
    gender: 'female',
    date_of_birth: '1955-09-14',
    nationality: 'CZ',
    locale: 'de',
    roles: ['Teacher'],
  },
  {
    email: 'teacher2@example.org',
    first_name: 'Aoife',
    last_name: 'Kilcarragh',
    gender: 'female',
    date_of_birth: '1979-02-01',
    nationality: 'IE',
    locale: 'en',
    roles: ['Teacher'],
  },
  {
    email: 'correpetitor@example.org',
    first_name: 'Mircea',
    last_name: 'Vântuleanu',
    gender: 'male',
    date_of_birth: '1988-06-30',
    nationality: 'RO',
    locale: 'de',
    roles: ['Correpetitor'],
  },
  {
    email: 'manager@example.org',
    first_name: 'Veronika',
    last_name: 'Sternbichler',
    gender: 'female',
    date_of_birth: '1984-12-05',
    nationality: 'AT',
    locale: 'de',
    roles: ['AcademyManager'],
  },
  {
    email: 'admin@example.org',
    first_name: 'Jakob',
    last_name: 'Edelwieser',
    gender: 'male',
    date_of_birth: '1976-04-17',
    nationality: 'AT',
    locale: 'de',
    roles: ['Admin'],
  },
]

const student = (
  first_name: string,
  last_name: string,
  email: string,
  gender: DemoPerson['gender'],
  date_of_birth: string,
  nationality: string,
  locale: DemoPerson['locale'],
): DemoPerson => ({ first_name, last_name, email, gender, date_of_birth, nationality, locale })

/** Further accompanists, so that the plan has something to distribute. */
export const accompanists: readonly DemoAccount[] = [
  {
    email: 'tordis.kvernelia@example.org',
    first_name: 'Tordis',
    last_name: 'Kvernelia',
    gender: 'female',
    date_of_birth: '1991-10-12',
    nationality: 'NO',
    locale: 'en',
    roles: ['Correpetitor'],
  },
  {
    email: 'matteo.brambisca@example.org',
    first_name: 'Matteo',
    last_name: 'Brambisca',
    gender: 'male',
    date_of_birth: '1983-05-27',
    nationality: 'IT',
    locale: 'en',
    roles: ['Correpetitor'],
  },
]

/** Participants of every year, who apply, book and perform in the demo. */
export const students: readonly DemoPerson[] = [
  student('Valentina', 'Hofkircher', 'valentina.hofkircher@example.org', 'female', '2005-01-19', 'AT', 'de'),
  student('Tobias', 'Seewaldner', 'tobias.seewaldner@example.com', 'male', '2003-07-02', 'AT', 'de'),
  student('Magdalena', 'Zirbenhofer', 'm.zirbenhofer@example.net', 'female', '2009-10-27', 'AT', 'de'),
  student('Felix', 'Rauchegger-Lind', 'felix.rauchegger-lind@example.org', 'male', '2007-05-13', 'AT', 'de'),
  student('Annika', 'Dornwalde', 'annika.dornwalde@example.com', 'female', '2001-12-11', 'DE', 'de'),
  student('Jonathan', 'Weißkamp', 'jonathan.weisskamp@example.org', 'male', '2004-08-30', 'DE', 'de'),
  student('Mina', 'Haselroth', 'mina.haselroth@example.net', 'diverse', '2002-02-22', 'DE', 'de'),
  student('Laurin', 'Niederalp', 'laurin.niederalp@example.org', 'male', '2006-09-05', 'CH', 'de'),
  student('Seraina', 'Cavegnola', 'seraina.cavegnola@example.com', 'female', '2003-03-16', 'CH', 'de'),
  student('Greta', 'Pfitschthaler', 'greta.pfitschthaler@example.org', 'female', '2008-06-24', 'IT', 'de'),
  student('Lorenzo', 'Montelarice', 'lorenzo.montelarice@example.net', 'male', '2000-04-09', 'IT', 'en'),
  student('Žiga', 'Podgorelec', 'ziga.podgorelec@example.org', 'male', '2005-11-03', 'SI', 'de'),
  student('Petra', 'Vrbničan', 'petra.vrbnican@example.com', 'female', '2002-10-18', 'HR', 'en'),
  student('Ondřej', 'Havlovský', 'ondrej.havlovsky@example.org', 'male', '2001-06-07', 'CZ', 'de'),
  student('Ľubica', 'Hrabovcová', 'lubica.hrabovcova@example.net', 'female', '2004-12-29', 'SK', 'de'),
  student('Réka', 'Szentmáray', 'reka.szentmaray@example.org', 'female', '2006-01-31', 'HU', 'de'),
  student('Gergő', 'Tölgyvári', 'gergo.tolgyvari@example.com', 'male', '1999-09-20', 'HU', 'en'),
  student('Agnieszka', 'Wrzosowicz', 'agnieszka.wrzosowicz@example.org', 'female', '2003-05-25', 'PL', 'en'),
  student('Kacper', 'Źrebiński', 'kacper.zrebinski@example.net', 'male', '2007-02-14', 'PL', 'en'),
  student('Ilinca', 'Brădeanu', 'ilinca.bradeanu@example.org', 'female', '2005-08-08', 'RO', 'en'),
  student('Kalina', 'Yavorska', 'kalina.yavorska@example.com', 'female', '2002-07-17', 'BG', 'en'),
  student('Solomiia', 'Vyshnevetska', 's.vyshnevetska@example.org', 'female', '2008-03-04', 'UA', 'de'),
  student('Danylo', 'Sosnovenko', 'danylo.sosnovenko@example.net', 'male', '2004-10-12', 'UA', 'en'),
  student('Clémence', 'Aubrevigne', 'clemence.aubrevigne@example.org', 'female', '2001-01-26', 'FR', 'en'),
  student('Gaspard', 'Thuilleroy', 'gaspard.thuilleroy@example.com', 'male', '2003-11-15', 'FR', 'en'),
  student('Nuria', 'Castañar', 'nuria.castanar@example.org', 'female', '2006-04-28', 'ES', 'en'),
  student('Duarte', 'Vilaverde', 'duarte.vilaverde@example.net', 'male', '2000-08-21', 'PT', 'en'),
  student('Freya', 'Winterbourne', 'freya.winterbourne@example.org', 'female', '2005-06-10', 'GB', 'en'),
  student('Rowan', 'Ashgrove', 'rowan.ashgrove@example.com', 'diverse', '2002-09-01', 'GB', 'en'),
  student('Jelle', 'van der Weidemeer', 'j.vanderweidemeer@example.org', 'male', '2004-02-06', 'NL', 'en'),
  student('Ingrid', 'Fossåsen', 'ingrid.fossasen@example.net', 'female', '2007-12-19', 'NO', 'en'),
  student('Aino', 'Lehtovirta', 'aino.lehtovirta@example.org', 'female', '2003-04-13', 'FI', 'en'),
  {
    ...student('كريم', 'الورداني', 'karim.alwardani@example.com', 'male', '2001-10-30', 'EG', 'en'),
    latin_name: 'Karim Alwardani',
  },
  student('Nino', 'Mtashvili', 'nino.mtashvili@example.org', 'female', '2005-05-06', 'GE', 'en'),
  student('Emre', 'Gökçedağ', 'emre.gokcedag@example.net', 'male', '2002-12-02', 'TR', 'en'),
  student('Hiroto', 'Kamisaka', 'hiroto.kamisaka@example.org', 'male', '2006-07-23', 'JP', 'en'),
  {
    ...student('서연', '벽강', 'seo-yeon.byeokgang@example.com', 'female', '2004-01-09', 'KR', 'en'),
    latin_name: 'Byeokgang Seo-yeon',
  },
  {
    ...student('雨辰', '百合', 'yuchen.baihe@example.org', 'male', '2009-08-16', 'CN', 'en'),
    latin_name: 'Baihe Yuchen',
  },
  student('Camila', 'Arroyoseco', 'camila.arroyoseco@example.net', 'female', '1998-11-24', 'AR', 'en'),
  student('Ezekiel', 'Marlowe-Finch', 'ezekiel.marlowe-finch@example.org', 'male', '2000-05-18', 'US', 'en'),
]

/** Parents who come for the last concerts, and people who have only registered. */
export const visitors: readonly DemoPerson[] = [
  student('Barbara', 'Zirbenhofer', 'barbara.zirbenhofer@example.net', 'female', '1978-03-09', 'AT', 'de'),
  student('Marcus', 'Winterbourne', 'marcus.winterbourne@example.org', 'male', '1971-07-21', 'GB', 'en'),
  student('Naoko', 'Kamisaka', 'naoko.kamisaka@example.org', 'female', '1975-11-02', 'JP', 'en'),
  student('Ulrike', 'Haselroth', 'ulrike.haselroth@example.net', 'female', '1969-05-30', 'DE', 'de'),
  student('Paola', 'Montelarice', 'paola.montelarice@example.net', 'female', '1966-01-15', 'IT', 'en'),
  student('Emil', 'Tannrieder', 'emil.tannrieder@example.org', 'male', '2006-09-12', 'AT', 'de'),
  student('Olivia', 'Brackenhurst', 'olivia.brackenhurst@example.com', 'female', '2004-02-27', 'IE', 'en'),
]
