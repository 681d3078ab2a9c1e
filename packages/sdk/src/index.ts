/** Typed client of the Filigrana API. Rules live in `/domain`, form schemas in `/schemas`, wire types in `/types`. */
export { createShop } from './client/shop.ts';
export type { Shop } from './client/shop.ts';
export { createShopWith } from './client/shop-with.ts';
export type { ShopTags } from './client/shop-with.ts';
export { ApiError, isApiError } from './client/api-error.ts';
export type { ApiErrorInit, ApiErrorKind } from './client/api-error.ts';
export { DEFAULT_TIMEOUTS } from './client/options.ts';
export type {
  CallOptions,
  CartWriteOptions,
  DeleteCallOptions,
  IdempotentCallOptions,
  ShopOptions,
  Timeouts,
  UploadCallOptions,
  UploadProgress,
} from './client/options.ts';

export { nativeFile } from './domain/native-file.ts';
export type { NativeFile } from './domain/native-file.ts';

export { decodeToken } from './session/decode-token.ts';
export { localStorageSession } from './session/local-storage-session.ts';
export { memorySession } from './session/memory-session.ts';
export type { ClearOptions, SessionState, SessionStore } from './session/session-store.ts';

export { browserEnvironment } from './environment/browser-environment.ts';
export { nativeEnvironment } from './environment/native-environment.ts';
export type {
  AsyncKeyValueStorage,
  NativeEnvironmentOptions,
} from './environment/native-environment.ts';
export { serverEnvironment } from './environment/server-environment.ts';
export type { Channel, Clock, Environment, KeyValueStorage } from './environment/environment.ts';

export type {
  Cart,
  CartLine,
  Category,
  Customer,
  CustomerStatus,
  DataLink,
  Faq,
  Flag,
  LegalPage,
  LegalText,
  ListPage,
  LoginResult,
  Material,
  Novedad,
  NovedadStatus,
  Order,
  OrderContact,
  OrderDetail,
  OrderLine,
  OrderPage,
  OrderReceipt,
  OrderShipping,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  Person,
  Product,
  ProductSize,
  ProductSizeStock,
  QuantityChange,
  Role,
  ShippingFee,
  Size,
  SpecialOrder,
  SpecialOrderStatus,
  StaffMember,
  Stone,
  User,
} from './entities.ts';
export type {
  ActivityAuthor,
  ActivityChange,
  ActivityEntry,
  ActivityPage,
  Dashboard,
  OrderReview,
  PaymentReference,
  ShopAlert,
  SimilarReceipt,
  TimelineEvent,
  TimelineEventType,
} from './entities.review.ts';

export type {
  CartChanged,
  Confirmation,
  FaqCreated,
  NovedadCreated,
  NovedadSent,
  OrderAction,
  ProductCreated,
  ProductUpdated,
  ProfileUpdated,
  Purchase,
  RecoveryCodes,
  ResetTokenCheck,
  SessionCreated,
  SpecialOrderReceived,
  SpecialOrderStatusChanged,
  StaffCreated,
  Subscription,
  TokenClaims,
  TwoStepSetup,
  TwoStepState,
} from './results.ts';

export type {
  ActivityQuery,
  CustomerPageQuery,
  OrderPageQuery,
  ProductPageQuery,
  SpecialOrderPageQuery,
  CartAddition,
  CartLineReference,
  CartQuantityChange,
  CartShipping,
  CatalogFilterInput,
  ClosingForm,
  Credentials,
  CustomerProfileForm,
  CustomerStatusForm,
  FaqEdit,
  FaqForm,
  IdentificationReleaseForm,
  LegalTextForm,
  NewNovedadForm,
  NewProductForm,
  NewStaffMember,
  NoteForm,
  NovedadForm,
  NovedadSendForm,
  EmailUndo,
  PasswordReset,
  PasswordResetRequest,
  ProductForm,
  ProductSizeQuery,
  PurchaseForm,
  ReferenceForm,
  Registration,
  ShippingFeeForm,
  SpecialOrderForm,
  SpecialOrderStatusForm,
  StaffProfileForm,
  StaffRoleForm,
  StaffStatusForm,
  SubscriptionForm,
  TwoStepProof,
} from './inputs.ts';
