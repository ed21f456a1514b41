import { righeOrario } from '../../common/orario-campione.ts'

/** Hours in which the sample's patients come. */
export const APRE = '08:30'
export const CHIUDE = '19:00'
export const PAUSA = { from: '13:00', to: '14:00' } as const

/** The patron saint's day of the comune, 'MM-DD'. */
export const PATRONO = '03-18'

/** Opening hours of the demo. */
export const orari = (today: string) =>
  righeOrario(today, {
    patrono: PATRONO,
    fasce: [
      { giorni: 'lun_ven', dalle: APRE, alle: PAUSA.from },
      { giorni: 'lun_ven', dalle: PAUSA.to, alle: CHIUDE },
    ],
  })
