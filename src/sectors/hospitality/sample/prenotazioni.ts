import * as k from '../../../kernel/describe.ts'
import type { prenotazione } from '../prenotazione.ts'

export type Prenotazione = k.Stored<'prenotazione', (typeof prenotazione)['fields']>

type Given = Pick<Prenotazione, 'ospite' | 'camera' | 'notti' | 'persone' | 'canale' | 'stato'> & {
  readonly da: number
  readonly euro: number
} & Partial<Prenotazione>

/** Cents for a person and a night, as the sample's settings say. */
export const IMPOSTA = 250
export const TETTO_NOTTI = 7

/** The eight bookings around the day, as the content says (hospitality.prenotazioni). */
export function righePrenotazioni(today: string): readonly Prenotazione[] {
  const row = (n: number, { da, euro: amount, ...values }: Given): Prenotazione => ({
    id: `prenotazione_${n}`,
    version: 1,
    arrivo: k.addDays(today, da),
    importo: k.euro(amount),
    imposta: k.euro((values.persone * values.notti * IMPOSTA) / 100),
    ...values,
  })
  const ofRoom = (number: string) => `camera_${number}` as const
  return [
    row(1, {
      da: 0,
      euro: 220,
      ospite: 'Clara Vismara',
      camera: ofRoom('101'),
      notti: 2,
      persone: 1,
      canale: 'host',
      stato: 'arrivato',
      anagrafica: 'ospite_1',
      turismo: 'business',
      telefono: '3335550801',
      email: 'clara.vismara@posta.example',
    }),
    row(2, {
      da: 0,
      euro: 540,
      ospite: 'Jonas Lindqvist',
      camera: ofRoom('301'),
      notti: 3,
      persone: 2,
      canale: 'airbnb',
      stato: 'arrivato',
      anagrafica: 'ospite_2',
      turismo: 'leisure',
      email: 'jonas.l@posta.example',
    }),
    row(3, {
      da: -2,
      euro: 396,
      ospite: 'Famiglia Pellegrini',
      camera: ofRoom('102'),
      notti: 4,
      persone: 4,
      canale: 'sito_web',
      stato: 'arrivato',
      anagrafica: 'ospite_4',
      turismo: 'leisure',
      telefono: '3475550803',
      versamenti: [{ importo: k.euro(100), mezzo: 'bonifico', giorno: k.addDays(today, -20) }],
    }),
    row(4, {
      da: -3,
      euro: 297,
      ospite: 'Margaret Haines',
      camera: ofRoom('202'),
      notti: 3,
      persone: 1,
      canale: 'expedia',
      stato: 'partito',
      anagrafica: 'ospite_8',
      turismo: 'leisure',
      pagamento: 'carta',
      email: 'm.haines@posta.example',
    }),
    row(5, {
      da: 1,
      euro: 130,
      ospite: 'Rocco Santarelli',
      camera: ofRoom('201'),
      notti: 1,
      persone: 1,
      canale: 'reception',
      stato: 'confermata',
      anagrafica: 'ospite_9',
      turismo: 'business',
      telefono: '3285550805',
    }),
    row(6, {
      da: 2,
      euro: 520,
      ospite: 'Élodie Marchand',
      camera: ofRoom('202'),
      notti: 5,
      persone: 2,
      canale: 'host',
      stato: 'confermata',
    }),
    row(7, {
      da: 4,
      euro: 380,
      ospite: 'Paula Benítez',
      camera: ofRoom('301'),
      notti: 2,
      persone: 3,
      canale: 'sito_web',
      stato: 'confermata',
      versamenti: [{ importo: k.euro(80), mezzo: 'bonifico', giorno: k.addDays(today, -9) }],
    }),
    row(8, {
      da: 6,
      euro: 230,
      ospite: 'Gruppo Cicloturisti Oglio',
      camera: ofRoom('101'),
      notti: 2,
      persone: 3,
      canale: 'reception',
      stato: 'confermata',
    }),
  ]
}
