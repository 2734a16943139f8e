import { IDLE_DAYS, SESSION_DAYS } from '@academy/contract/base/constants'
import { defineTexts } from '../../../base/i18n/texts.ts'

export const sessionTexts = defineTexts({
  en: {
    title: 'Sessions',
    intro: `Where you are logged in. A session ends after ${IDLE_DAYS} days without use, and ${SESSION_DAYS} days after the login. If you do not know one of them, end it and change your password.`,
    current: 'this device',
    sameNetwork: 'the same network as now',
    loggedIn: (time: string) => `Logged in on ${time}`,
    lastUsed: (time: string) => `last used on ${time}`,
    inUse: 'in use now',
    ends: (day: string) => `currently valid until ${day}`,
    end: 'End',
    endOf: (device: string) => `End: ${device}`,
    ended: 'The session has ended.',
    endQuestion: 'End this session?',
    endText: (device: string) =>
      `“${device}” is logged out. What is typed there and not yet sent stays, and can be sent after the next login.`,
    endLabel: 'End the session',
    endOthers: 'End all other sessions',
    endOthersQuestion: 'End all other sessions?',
    endOthersText: 'All your other devices are logged out. You stay logged in here.',
    othersEnded: 'All other sessions have ended.',
    noOthers: 'You are logged in nowhere else.',
  },
  de: {
    title: 'Sitzungen',
    intro: `Hier sind Sie eingeloggt. Eine Sitzung endet nach ${IDLE_DAYS} Tagen ohne Benutzung, und ${SESSION_DAYS} Tage nach dem Einloggen. Kennen Sie eine davon nicht, beenden Sie sie und ändern Sie Ihr Passwort.`,
    current: 'dieses Gerät',
    sameNetwork: 'dasselbe Netz wie jetzt',
    loggedIn: time => `Eingeloggt am ${time}`,
    lastUsed: time => `zuletzt benutzt am ${time}`,
    inUse: 'jetzt in Verwendung',
    ends: day => `gilt derzeit bis ${day}`,
    end: 'Beenden',
    endOf: device => `Beenden: ${device}`,
    ended: 'Die Sitzung ist beendet.',
    endQuestion: 'Diese Sitzung beenden?',
    endText: device =>
      `„${device}“ wird ausgeloggt. Was dort eingegeben und noch nicht gesendet ist, bleibt und kann nach dem nächsten Einloggen gesendet werden.`,
    endLabel: 'Sitzung beenden',
    endOthers: 'Alle anderen Sitzungen beenden',
    endOthersQuestion: 'Alle anderen Sitzungen beenden?',
    endOthersText: 'Alle Ihre anderen Geräte werden ausgeloggt. Hier bleiben Sie eingeloggt.',
    othersEnded: 'Alle anderen Sitzungen sind beendet.',
    noOthers: 'Sie sind sonst nirgends eingeloggt.',
  },
})
