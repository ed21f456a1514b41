import { righeOrario } from '../../common/orario-campione.ts'

/** Opening hours of the demo. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: '03-18',
    fasce: [
      { giorni: 'lun_sab', dalle: '07:30', alle: '12:30' },
      { giorni: 'lun_sab', dalle: '14:00', alle: '19:00' },
      { giorni: 'tutti', dalle: '06:00', alle: '23:00', su_chiamata: true },
      { giorni: 'festivi', dalle: '06:00', alle: '23:00', su_chiamata: true },
    ],
  })
