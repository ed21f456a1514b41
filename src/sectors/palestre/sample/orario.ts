import { righeOrario } from '../../common/orario-campione.ts'

/** Sant’Alessandro, the patron saint of Bergamo. */
export const PATRONO = '08-26'

/** Opening hours of the demo: every day but holidays. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: PATRONO,
    fasce: [
      { giorni: 'lun_ven', dalle: '06:30', alle: '22:30' },
      { giorni: 'sabato', dalle: '07:00', alle: '20:00' },
      { giorni: 'domenica', dalle: '07:00', alle: '21:00' },
    ],
  })
