import type { AddressType } from '@academy/contract/people/profile/schemas'

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
