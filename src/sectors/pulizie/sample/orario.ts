import { righeOrario } from '../../common/orario-campione.ts'

/** Opening hours of the demo. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: '08-26',
    fasce: [
      { giorni: 'tutti', dalle: '06:00', alle: '02:00' },
      { giorni: 'festivi', dalle: '06:00', alle: '02:00' },
    ],
  })
