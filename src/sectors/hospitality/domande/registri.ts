import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

/** What the police is told, who the guests are, and what the month comes to. */
export const registri = k.defineQuestions(trade, [
  { says: 'Quali schedine devo inviare?', entity: 'schedina', where: [k.eq('stato', 'da_inviare')] },
  { says: 'Quali schedine sono nel file e non inviate?', entity: 'schedina', where: [k.eq('stato', 'nel_file')] },
  {
    says: 'A chi manca il documento?',
    entity: 'schedina',
    where: [
      k.eq('stato', 'da_inviare'),
      k.oneOf('tipo_alloggiato', ['singolo', 'capofamiglia', 'capogruppo']),
      k.empty('numero_documento'),
    ],
  },
  { says: 'Che ricevute abbiamo emesso questo mese?', entity: 'ricevuta', where: [k.eq('stato', 'emessa'), ...k.withinMonth('data')] },
  { says: 'Quanto abbiamo fatturato questo mese?', metric: 'fatturato_mese' },
  { says: 'Quanto siamo pieni questo mese?', metric: 'occupazione' },
  { says: 'Quante camere sono occupate adesso?', metric: 'camere_occupate' },
  { says: 'Quanto vendiamo in media una camera?', metric: 'adr' },
  { says: 'Quanto si fermano gli ospiti?', metric: 'permanenza_media' },
  { says: 'Quante prenotazioni sono dirette?', metric: 'quota_diretta' },
  { says: 'Quanto rende una camera?', metric: 'revpar' },
  { says: 'Quali schedine abbiamo già inviato?', entity: 'schedina', where: [k.eq('stato', 'inviata')] },
  { says: 'Quali ospiti sono stranieri?', entity: 'ospite', where: [k.ne('cittadinanza', 'ITALIA')] },
  { says: 'Quali ospiti sono italiani?', entity: 'ospite', where: [k.eq('cittadinanza', 'ITALIA')] },
  { says: 'Quali ospiti sono abituali?', entity: 'ospite', where: [k.gte('soggiorni', 2)], sort: [k.desc('soggiorni')] },
  { says: 'Che file abbiamo mandato alla questura?', entity: 'invio', where: [], sort: [k.desc('giorno')] },
  { says: 'Chi è esente dall’imposta di soggiorno?', entity: 'schedina', where: [k.filled('esenzione')] },
  {
    says: 'Quanto abbiamo incassato questo mese?',
    entity: 'ricevuta',
    where: [k.eq('stato', 'emessa'), ...k.withinMonth('data')],
    sum: 'totale',
  },
  {
    says: 'Quanto abbiamo preso in contanti questo mese?',
    entity: 'ricevuta',
    where: [k.eq('stato', 'emessa'), k.eq('pagamento', 'contanti'), ...k.withinMonth('data')],
    sum: 'totale',
  },
  {
    says: 'Quanto abbiamo preso con la carta questo mese?',
    entity: 'ricevuta',
    where: [k.eq('stato', 'emessa'), k.eq('pagamento', 'carta'), ...k.withinMonth('data')],
    sum: 'totale',
  },
])
