import type { Assistant, AssistantOptions } from '../assistant.ts'
import { Conversation } from './conversation.ts'

/** An assistant for one trade over its records. What it knows is read from the trade's description and its records, at the first question. */
export const createAssistant = (options: AssistantOptions): Assistant => new Conversation(options)
