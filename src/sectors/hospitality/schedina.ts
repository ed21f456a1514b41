import { corretta, dichiarata } from '../../documents/schedine-alloggiati/dichiarata.ts'
import { capoDellaPrenotazione, conCapo, conflittiGruppo, isCapo, prossimoGruppo } from '../../documents/schedine-alloggiati/gruppi.ts'
import { datiProposti, nottiDal } from '../../documents/schedine-alloggiati/schedina-di.ts'
import * as k from '../../kernel/describe.ts'
import { campiPrenotazione } from './campi-prenotazione.ts'
import { campiSchedina } from './campi-schedina.ts'
import { insieme, registroDi, update } from './gruppi-schedine.ts'

/** One person declared to the police for one stay (art. 109 TULPS): a copy of the data as they were sent. */
export const schedina = k.defineEntity({
  ...campiSchedina,
  label: { one: 'Schedina', many: 'Schedine', gender: 'f' },
  title: [['cognome', 'nome'], 'data_arrivo'],
  untitled: 'Ospite senza nome',
  apart: ['data_nascita'],
  alike: [['cognome', 'nome', 'data_arrivo']],
  synonyms: ['schedine', 'alloggiati', 'questura', 'polizia', 'registrazione'],
  makes: ['registra', 'compila', 'apri'],
  sort: [k.desc('data_arrivo'), k.asc('famiglia_gruppo'), k.asc('tipo_alloggiato')],
  form: [
    {
      fields: [
        'ospite',
        'famiglia_gruppo',
        'tipo_alloggiato',
        'capo',
        'data_arrivo',
        'notti_permanenza',
        'cognome',
        'nome',
        'sesso',
        'data_nascita',
        'comune_nascita',
        'stato_nascita',
        'cittadinanza',
        'tipo_documento',
        'numero_documento',
        'stato_rilascio',
        'comune_rilascio',
      ],
    },
    {
      title: 'Soggiorno e statistica',
      fields: ['prenotazione', 'ora_arrivo', 'stato_residenza', 'comune_residenza', 'esenzione', 'corregge'],
    },
  ],
  table: ['data_arrivo', 'cognome', 'nome', 'tipo_alloggiato', 'cittadinanza', 'numero_documento', 'famiglia_gruppo', 'stato'],
  prefill: ({ today }) => ({ data_arrivo: today }),
  // Offered and not prefilled: the guest that is chosen brings another citizenship, the head another number, and the hour goes on while the form waits.
  proposes: async ({ ospite, capo, corregge, prenotazione, data_arrivo, tipo_alloggiato }, read, { today, time: now }) => {
    const registro = registroDi(read)
    const stay = prenotazione && (await read.get('prenotazione', prenotazione))
    const alone = corregge || isCapo(tipo_alloggiato)
    const head = capo ? await registro.get(capo) : alone ? undefined : await capoDellaPrenotazione(registro, prenotazione)
    const offered: Readonly<Record<string, unknown>> = {
      famiglia_gruppo: await prossimoGruppo(registro, data_arrivo ?? today),
      notti_permanenza: nottiDal(data_arrivo ?? today, stay ? k.rowOf(campiPrenotazione, stay) : undefined),
      tipo_alloggiato: 'singolo',
      ...datiProposti(ospite && (await read.get('ospite', ospite))),
      ...(now && { ora_arrivo: data_arrivo === today ? now : '' }),
      ...(head && conCapo(head)),
    }
    return offered
  },
  effects: async (before, after, read) => {
    const corrected = corretta(before, after)
    return [...(await insieme(before, after, read)), ...(corrected ? [update(corrected, { prenotazione: null, ospite: null })] : [])]
  },
  conflicts: (after, read) => conflittiGruppo(after, registroDi(read)),
  settled: dichiarata,
})
