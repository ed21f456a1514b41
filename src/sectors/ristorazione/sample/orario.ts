import { righeOrario } from '../../common/orario-campione.ts'

/** Opening hours of the demo. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: '08-26',
    fasce: [
      { giorni: 'tutti', dalle: '12:00', alle: '15:30' },
      { giorni: 'tutti', dalle: '19:00', alle: '00:30' },
      { giorni: 'festivi', dalle: '12:00', alle: '15:30' },
      { giorni: 'festivi', dalle: '19:00', alle: '00:30' },
    ],
  })
