import type { VerifyFault } from '../verify-sentence.ts';

/** Addresses of any ending (a sentence never goes on behind its stop without a gap), phone numbers, and anything that a page could take for a link, a picture or a tag. */
const address =
  /https?:|www\.|\b[\w-]+\.(?:co|me|ly|ai|io|uk|de|es|ru|cn)\b|\b[a-z\d][a-z\d-]{2,}\.[a-z]{2,24}\b|[\w.+-]+@[\w-]+\.\w|\]\s?\(|!\[|<\/?[a-z!][^>]*>|\bhref\b|\bjavascript:|data:\w+\/|(?<![\d./-])\+?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)|\b\d{3}-\d{4}\b(?!-)|\+\d{1,3}[ -]\d|&#?\w+;|\bftp:|\btel:|\bmailto:/i;

export const linkFaults = (text: string): VerifyFault[] => (address.test(text) ? ['link'] : []);

/** Talk of prompts, of instructions to a machine, and of itself. No document of a patient is told in such words. */
const machineTalk =
  /\b(?:(?:the|this|my|system|your|a|user) prompts?|prompt injection|system message|language model|as an ai|an ai\b|ai (?:model|assistant|language|system|tool|generated)|i am an? (?:ai|assistant|model|bot|chatbot|language)|i'm an? (?:ai|assistant|model|bot)|chatbot|chatgpt|gpt|openai|gemini|llm|my (?:instructions|guidelines|programming|training)|(?:previous|prior|above|earlier|hidden|secret|system) instructions|instructions (?:hidden|given to me)|ignore (?:all|any|the|previous|your|these)|disregard (?:all|any|the|previous|your)|i (?:cannot|can't|can not|am unable to|was asked|was told|was instructed|have been instructed|will now|must (?:now )?comply)|jailbreak|developer mode|api key|password|nonce|json|schema|<<|\{\{|modelo de lenguaje|inteligencia artificial|instrucciones (?:anteriores|previas|del sistema|ocultas)|ignora(?:r)? (?:las|todas|todo)|as instructed|(?:note|message|reminder|attention|instructions?|dear|hey|to) (?:to |for )?(?:the |all |any )?(?:assistant|model|summari[sz]er|translator|chatbot|bot|machine)\b|do not (?:mention|reveal|disclose|show|tell) (?:the (?:patient|reader|user)|this (?:line|note|sentence|message)|the earlier|any of)|base64|exfiltrat\w*|click here|haga clic)\b/i;

export const instructionFaults = (text: string): VerifyFault[] => (machineTalk.test(text) ? ['instruction'] : []);
