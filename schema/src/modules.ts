/**
 * The menu: every module of the console with the service that owns it and the buttons that it offers.
 * A button is named `MODULE.ACTION`; it is what roles hold, what `t.may` asks for and what a route takes.
 * Names are the fallback of the locale files. A module without a page is disabled and not in the menu.
 */
export interface ModuleSpec {
  readonly code: string;
  /** The branch that holds it; null for a branch and for home. */
  readonly parent: string | null;
  readonly name: { readonly en: string; readonly "zh-CN": string };
  readonly service: "admin" | "customer" | "order" | "gateway" | null;
  readonly buttons: readonly string[];
}

export const MODULES = [
  { code: "HOME", parent: null, name: { en: "Home", "zh-CN": "首页" }, service: "gateway", buttons: [] },
  { code: "CUSTOMERS", parent: null, name: { en: "Customer management", "zh-CN": "客户管理" }, service: null, buttons: [] },
  { code: "CUSTOMER_LIST", parent: "CUSTOMERS", name: { en: "Customer list", "zh-CN": "客户列表" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "EXPORT", "SHOW_CLEAR"] },
  { code: "CUSTOMER_DETAIL", parent: "CUSTOMERS", name: { en: "Customer detail", "zh-CN": "客户详情" }, service: "customer", buttons: ["VIEW", "SHOW_CLEAR"] },
  { code: "INTL_CUSTOMER_LIST", parent: "CUSTOMERS", name: { en: "International customer list", "zh-CN": "国际客户列表" }, service: "customer", buttons: ["VIEW", "EDIT", "EXPORT", "SHOW_CLEAR"] },
  { code: "COMPANY_CUSTOMER_FORM", parent: "CUSTOMERS", name: { en: "Company customer", "zh-CN": "企业客户" }, service: "customer", buttons: ["CREATE", "EDIT", "SUBMIT"] },
  { code: "COMPANY_CUSTOMER_ENABLE_EDIT", parent: "CUSTOMERS", name: { en: "Enable-edit company customer", "zh-CN": "企业客户启用编辑" }, service: "customer", buttons: ["EDIT", "ENABLE"] },
  { code: "PERSON_CUSTOMER_FORM", parent: "CUSTOMERS", name: { en: "Personal customer", "zh-CN": "个人客户" }, service: "customer", buttons: ["CREATE", "EDIT", "SUBMIT"] },
  { code: "CUSTOMER_COD", parent: "CUSTOMERS", name: { en: "Customer COD service", "zh-CN": "客户代收服务" }, service: "customer", buttons: ["VIEW", "EDIT", "ENABLE", "DISABLE"] },
  { code: "MONTHLY_CARD_SIGNING", parent: "CUSTOMERS", name: { en: "Monthly card online signing", "zh-CN": "月结卡在线签约" }, service: "customer", buttons: ["VIEW", "SIGN", "REJECT", "DOWNLOAD", "SHOW_CLEAR"] },
  { code: "CREDIT_REVIEW", parent: "CUSTOMERS", name: { en: "Credit assessment", "zh-CN": "信用评估" }, service: "customer", buttons: ["VIEW", "AUDIT", "UPLOAD_REPORT", "EXPORT", "SHOW_CLEAR"] },
  { code: "CREDIT_ACCOUNT_BINDING", parent: "CUSTOMERS", name: { en: "Credit account binding", "zh-CN": "月结账号绑定" }, service: "customer", buttons: ["VIEW", "BIND", "UNBIND"] },
  { code: "INFORMATION_APPLICATION", parent: "CUSTOMERS", name: { en: "Information and application", "zh-CN": "资料与申请" }, service: "customer", buttons: ["VIEW", "SUBMIT"] },
  { code: "CUSTOMER_REVIEW", parent: "CUSTOMERS", name: { en: "Customer data review", "zh-CN": "客户资料审核" }, service: "customer", buttons: ["VIEW", "AUDIT", "SHOW_CLEAR"] },
  { code: "NON_CORE_CUSTOMER", parent: "CUSTOMERS", name: { en: "Non-core customers", "zh-CN": "非核心客户" }, service: "customer", buttons: ["VIEW", "EDIT", "EXPORT"] },
  { code: "RESELLER", parent: "CUSTOMERS", name: { en: "Reseller configuration", "zh-CN": "代理商配置" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "QR_CODE", "SHOW_CLEAR"] },
  { code: "CONTRACT_SIGNING", parent: "CUSTOMERS", name: { en: "Contract and agreement signing", "zh-CN": "合同协议签署" }, service: "customer", buttons: ["VIEW", "SIGN", "DOWNLOAD"] },
  { code: "CUSTOMER_CUSTOMS_TYPE", parent: "CUSTOMERS", name: { en: "Customer customs type", "zh-CN": "客户报关类型" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "MARKETING", parent: null, name: { en: "Marketing", "zh-CN": "营销管理" }, service: null, buttons: [] },
  { code: "COUPON_TEMPLATE", parent: "MARKETING", name: { en: "Coupon templates", "zh-CN": "优惠券模板" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "INVALIDATE"] },
  { code: "COUPON_PROMOTION", parent: "MARKETING", name: { en: "Promotions", "zh-CN": "促销活动" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "END"] },
  { code: "COUPON_ISSUE", parent: "MARKETING", name: { en: "Issued coupons", "zh-CN": "优惠券发放" }, service: "customer", buttons: ["VIEW", "CREATE", "ADD_INVENTORY"] },
  { code: "COUPON_LIST", parent: "MARKETING", name: { en: "Coupon list", "zh-CN": "优惠券列表" }, service: "customer", buttons: ["VIEW", "EXPORT"] },
  { code: "TASKS", parent: null, name: { en: "Tasks and users", "zh-CN": "任务与用户" }, service: null, buttons: [] },
  { code: "MY_TASKS", parent: "TASKS", name: { en: "My tasks", "zh-CN": "我的任务" }, service: "gateway", buttons: ["VIEW", "HANDLE"] },
  { code: "USER_LIST", parent: "TASKS", name: { en: "Account list", "zh-CN": "账号列表" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "UNLOCK", "CANCEL", "RESET_PASSWORD", "SEND_EMAIL", "SHOW_CLEAR", "CHECK"] },
  { code: "MEMBER_LIST", parent: "TASKS", name: { en: "Member management", "zh-CN": "会员管理" }, service: "customer", buttons: ["VIEW", "SHOW_CLEAR", "RECORD"] },
  { code: "LOGIN_LOG", parent: "TASKS", name: { en: "Login log", "zh-CN": "登录日志" }, service: "customer", buttons: ["VIEW", "EXPORT"] },
  { code: "ORDERS", parent: null, name: { en: "Order management", "zh-CN": "订单管理" }, service: null, buttons: [] },
  { code: "ORDER_LIST", parent: "ORDERS", name: { en: "Order list", "zh-CN": "订单列表" }, service: "order", buttons: ["VIEW", "CANCEL", "CANCEL_APPROVED", "EXPORT", "PRINT_WAYBILL", "PRINT_INVOICE", "PUSH", "SHOW_CLEAR"] },
  { code: "ORDER_DETAIL", parent: "ORDERS", name: { en: "Order detail", "zh-CN": "订单详情" }, service: "order", buttons: ["VIEW", "CANCEL", "PRINT_WAYBILL", "PRINT_INVOICE", "SHOW_CLEAR"] },
  { code: "ORDER_REVIEW", parent: "ORDERS", name: { en: "Order review", "zh-CN": "订单审核" }, service: "order", buttons: ["VIEW", "CANCEL", "CONTACT", "SUPPLEMENT", "APPROVE", "BACK", "INTERCEPT", "RELEASE", "EXPORT", "SHOW_CLEAR", "UPLOAD_CERT"] },
  { code: "INTERCEPT_RELEASE", parent: "ORDERS", name: { en: "Interception and release records", "zh-CN": "拦截放行记录" }, service: "order", buttons: ["VIEW", "SEND"] },
  { code: "DECLARATION_CONFIG", parent: "ORDERS", name: { en: "Customer declaration config", "zh-CN": "客户申报配置" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "STAFF_AUDIT_AUTH", parent: "ORDERS", name: { en: "Staff audit authorisation", "zh-CN": "人员审核授权" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "ORDER_PUSH_RECORD", parent: "ORDERS", name: { en: "Push order records", "zh-CN": "推单记录" }, service: "order", buttons: ["VIEW", "PUSH"] },
  { code: "FAILED_ORDER", parent: "ORDERS", name: { en: "Failed orders", "zh-CN": "失败订单" }, service: "order", buttons: ["VIEW", "ANALYSE", "SHOW_CLEAR"] },
  { code: "BATCH_ORDER_ERROR", parent: "ORDERS", name: { en: "Batch order errors", "zh-CN": "批量导入失败" }, service: "order", buttons: ["VIEW", "DOWNLOAD"] },
  { code: "ORDER_PUSH_EXTERNAL", parent: "ORDERS", name: { en: "Push to external systems", "zh-CN": "推送外部系统" }, service: "order", buttons: ["VIEW", "PUSH"] },
  { code: "ORDER_IMPORT", parent: "ORDERS", name: { en: "Order import", "zh-CN": "订单导入" }, service: "order", buttons: ["VIEW", "UPLOAD", "DOWNLOAD"] },
  { code: "ORDER_TEMPLATE", parent: "ORDERS", name: { en: "Order templates", "zh-CN": "订单模板" }, service: "order", buttons: ["VIEW", "UPLOAD", "DOWNLOAD"] },
  { code: "WAYBILL_APPLICATION", parent: "ORDERS", name: { en: "Waybill number application", "zh-CN": "运单号申请" }, service: "order", buttons: ["VIEW", "CREATE", "APPROVE", "REJECT", "CANCEL"] },
  { code: "WAYBILL_POOL", parent: "ORDERS", name: { en: "Waybill pools", "zh-CN": "运单号池" }, service: "order", buttons: ["VIEW", "ADD_INVENTORY", "SYNC"] },
  { code: "EMERGENCY", parent: "ORDERS", name: { en: "Emergency handling", "zh-CN": "应急处理" }, service: "order", buttons: ["VIEW", "HANDLE"] },
  { code: "SCHEDULED_TASK", parent: "ORDERS", name: { en: "Scheduled tasks", "zh-CN": "定时任务" }, service: "order", buttons: ["VIEW", "RUN", "PAUSE"] },
  { code: "EXPORT_CENTRE", parent: "ORDERS", name: { en: "Export report", "zh-CN": "导出报表" }, service: "order", buttons: ["VIEW", "DOWNLOAD", "CANCEL", "RETRY"] },
  { code: "CANCEL_RECORD", parent: "ORDERS", name: { en: "Cancel records", "zh-CN": "取消记录" }, service: "order", buttons: ["VIEW", "EXPORT"] },
  { code: "SERVICE_CENTRE", parent: null, name: { en: "Service centre", "zh-CN": "服务中心" }, service: null, buttons: [] },
  { code: "PICKUP_SUPPORT", parent: "SERVICE_CENTRE", name: { en: "Courier pickup support", "zh-CN": "上门收件支持" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "PRODUCT_INFORMATION", parent: "SERVICE_CENTRE", name: { en: "Product information", "zh-CN": "产品信息" }, service: "order", buttons: ["VIEW"] },
  { code: "CUSTOMS_SMS_LOG", parent: "SERVICE_CENTRE", name: { en: "Customs SMS log", "zh-CN": "报关短信日志" }, service: "order", buttons: ["VIEW"] },
  { code: "VERIFY_SMS_LOG", parent: "SERVICE_CENTRE", name: { en: "Verification SMS log", "zh-CN": "验证码短信日志" }, service: "order", buttons: ["VIEW"] },
  { code: "SERVICE_EMAIL_LOG", parent: "SERVICE_CENTRE", name: { en: "Customer-service e-mail log", "zh-CN": "客服邮件日志" }, service: "order", buttons: ["VIEW"] },
  { code: "API_CALL_LOG", parent: "SERVICE_CENTRE", name: { en: "API call log", "zh-CN": "接口调用日志" }, service: "order", buttons: ["VIEW", "SHOW_CLEAR"] },
  { code: "RED_INK_WAYBILL", parent: "SERVICE_CENTRE", name: { en: "Residential to red-ink waybill", "zh-CN": "住宅转红单" }, service: "order", buttons: ["VIEW"] },
  { code: "CONTENT", parent: null, name: { en: "Content", "zh-CN": "内容管理" }, service: null, buttons: [] },
  { code: "HELP", parent: "CONTENT", name: { en: "Help management", "zh-CN": "帮助管理" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "PUBLISH", "REVOKE"] },
  { code: "SUPPORT_PREVIEW", parent: "CONTENT", name: { en: "Support preview", "zh-CN": "帮助预览" }, service: "customer", buttons: ["VIEW"] },
  { code: "NOTICE", parent: "CONTENT", name: { en: "Notice management", "zh-CN": "公告管理" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "CANCEL", "REVOKE"] },
  { code: "NOTICE_RECORD", parent: "CONTENT", name: { en: "Notice send record", "zh-CN": "公告发送记录" }, service: "customer", buttons: ["VIEW"] },
  { code: "AD_SPACE", parent: "CONTENT", name: { en: "Advertising space", "zh-CN": "广告位" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "AD_CONTENT", parent: "CONTENT", name: { en: "Advertising content", "zh-CN": "广告内容" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "RELEASE", "REVOKE"] },
  { code: "SERVICE_CONTENT", parent: "CONTENT", name: { en: "Service content", "zh-CN": "服务内容" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "RELEASE", "REVOKE"] },
  { code: "QR_CODE", parent: "CONTENT", name: { en: "QR code generation", "zh-CN": "二维码生成" }, service: "customer", buttons: ["VIEW", "CREATE", "DOWNLOAD"] },
  { code: "TERMS", parent: "CONTENT", name: { en: "Terms and policies", "zh-CN": "条款与政策" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "DOWNLOAD"] },
  { code: "SITES", parent: null, name: { en: "Config management", "zh-CN": "配置管理" }, service: null, buttons: [] },
  { code: "SITE_CONFIG", parent: "SITES", name: { en: "Site configuration list", "zh-CN": "站点配置" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "SITE_ACCOUNT_CONFIG", parent: "SITES", name: { en: "Site account configuration", "zh-CN": "站点账号字段" }, service: "customer", buttons: ["VIEW", "EDIT", "ENABLE", "DISABLE"] },
  { code: "REGISTRATION_CONFIG", parent: "SITES", name: { en: "Registration and login config", "zh-CN": "注册登录配置" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "CUSTOMER_CONFIG", parent: "SITES", name: { en: "Customer configuration", "zh-CN": "客户配置" }, service: "customer", buttons: ["VIEW", "EDIT"] },
  { code: "CONTRACT_RULES", parent: "SITES", name: { en: "Contract rules", "zh-CN": "签约规则" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "BASE_DATA", parent: null, name: { en: "Base configuration", "zh-CN": "基础配置" }, service: null, buttons: [] },
  { code: "PRODUCT", parent: "BASE_DATA", name: { en: "Products", "zh-CN": "产品" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "PRODUCT_FLOW", parent: "BASE_DATA", name: { en: "Product flow", "zh-CN": "产品流向" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "CARGO_FLOW", parent: "BASE_DATA", name: { en: "Cargo flow", "zh-CN": "货物流向" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "SERVICE_FLOW", parent: "BASE_DATA", name: { en: "Service flow", "zh-CN": "服务流向" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "ADD_SERVICE", parent: "BASE_DATA", name: { en: "Add-on services", "zh-CN": "增值服务" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "FIELD_RULE", parent: "BASE_DATA", name: { en: "Field rules", "zh-CN": "字段规则" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "REGIONAL_PERSONNEL", parent: "BASE_DATA", name: { en: "Regional personnel", "zh-CN": "区域人员" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "SHOW_CLEAR"] },
  { code: "CURRENCY", parent: "BASE_DATA", name: { en: "Currencies", "zh-CN": "币种" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "SYNC", "ENABLE", "DISABLE"] },
  { code: "COUNTRY_BASE", parent: "BASE_DATA", name: { en: "Country base info", "zh-CN": "国家基础信息" }, service: "order", buttons: ["VIEW", "EDIT", "SYNC"] },
  { code: "PHONE_RULE", parent: "BASE_DATA", name: { en: "Phone rules", "zh-CN": "电话规则" }, service: "order", buttons: ["VIEW", "DELETE", "PULL", "REFRESH"] },
  { code: "TIME_ZONE", parent: "BASE_DATA", name: { en: "Time zones", "zh-CN": "时区" }, service: "order", buttons: ["VIEW", "REFRESH", "CLEAN_CACHE"] },
  { code: "HOLIDAY", parent: "BASE_DATA", name: { en: "Holidays", "zh-CN": "节假日" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "WORK_TIME", parent: "BASE_DATA", name: { en: "Work time", "zh-CN": "工作时间" }, service: "order", buttons: ["VIEW", "EDIT"] },
  { code: "STATUS_MAPPING", parent: "BASE_DATA", name: { en: "Order status mapping", "zh-CN": "订单状态映射" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "ORDER_FLOW_WHITELIST", parent: "BASE_DATA", name: { en: "Order-flow white list", "zh-CN": "订单流向白名单" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "UPLOAD", "EXPORT"] },
  { code: "JUMP_WHITELIST", parent: "BASE_DATA", name: { en: "Jump white list", "zh-CN": "跳转白名单" }, service: "order", buttons: ["VIEW", "CREATE", "ENABLE", "DISABLE"] },
  { code: "BILL_WHITELIST", parent: "BASE_DATA", name: { en: "Bill-of-lading white list", "zh-CN": "提单白名单" }, service: "order", buttons: ["VIEW", "CREATE", "ENABLE", "DISABLE"] },
  { code: "CALLBACK_BLACKLIST", parent: "BASE_DATA", name: { en: "Call-back black list", "zh-CN": "回调黑名单" }, service: "order", buttons: ["VIEW", "CREATE", "DELETE"] },
  { code: "WAREHOUSE_ADDRESS", parent: "BASE_DATA", name: { en: "Warehouse addresses", "zh-CN": "仓库地址" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "UPLOAD", "EXPORT"] },
  { code: "DEFAULT_CITY_CODE", parent: "BASE_DATA", name: { en: "Default city codes", "zh-CN": "默认城市代码" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "CARGO_CONVERT", parent: "BASE_DATA", name: { en: "Cargo convert", "zh-CN": "货物转换" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "EXPRESS_CONTROL", parent: "BASE_DATA", name: { en: "Express control", "zh-CN": "快递管控" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "CARGO_TYPE", parent: "BASE_DATA", name: { en: "Cargo types", "zh-CN": "货物类型" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "ORDER_FLOW", parent: "BASE_DATA", name: { en: "Order flow", "zh-CN": "订单流向" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "PAY_METHOD", parent: "BASE_DATA", name: { en: "Pay and tax pay methods", "zh-CN": "付款与税金付款方式" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "REGION", parent: "BASE_DATA", name: { en: "Regions", "zh-CN": "地区" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "SYNC"] },
  { code: "CUSTOMER_SERVICE", parent: "BASE_DATA", name: { en: "Customer service contacts", "zh-CN": "客服配置" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "APP", parent: null, name: { en: "App platform", "zh-CN": "应用平台" }, service: null, buttons: [] },
  { code: "APP_COUNTRY", parent: "APP", name: { en: "App countries", "zh-CN": "应用国家" }, service: "customer", buttons: ["VIEW", "EDIT"] },
  { code: "APP_PAYMENT", parent: "APP", name: { en: "App payment", "zh-CN": "应用支付" }, service: "customer", buttons: ["VIEW", "EDIT", "ENABLE", "DISABLE"] },
  { code: "APP_BANNER", parent: "APP", name: { en: "App banners", "zh-CN": "应用横幅" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "RELEASE", "REVOKE"] },
  { code: "APP_INSURANCE", parent: "APP", name: { en: "App insurance", "zh-CN": "应用保价" }, service: "customer", buttons: ["VIEW", "EDIT"] },
  { code: "APP_ACTIVITY", parent: "APP", name: { en: "App promotion activities", "zh-CN": "应用活动" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "END"] },
  { code: "APP_MESSAGE", parent: "APP", name: { en: "App messaging", "zh-CN": "应用消息" }, service: "customer", buttons: ["VIEW", "CREATE", "CANCEL"] },
  { code: "APP_STATISTICS", parent: "APP", name: { en: "App statistics", "zh-CN": "应用统计" }, service: "customer", buttons: ["VIEW", "EXPORT"] },
  { code: "PERMISSIONS", parent: null, name: { en: "Permission administration", "zh-CN": "权限管理" }, service: null, buttons: [] },
  { code: "PERM_ROLE", parent: "PERMISSIONS", name: { en: "Roles", "zh-CN": "角色" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "BIND_MODULE", "BIND_RESOURCE"] },
  { code: "PERM_MODULE", parent: "PERMISSIONS", name: { en: "Modules", "zh-CN": "模块" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "PERM_RESOURCE", parent: "PERMISSIONS", name: { en: "Resources", "zh-CN": "资源" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "PERM_DATA_GROUP", parent: "PERMISSIONS", name: { en: "Data groups", "zh-CN": "数据组" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE"] },
  { code: "PERM_LEAF_ACCOUNT", parent: "PERMISSIONS", name: { en: "Leaf accounts", "zh-CN": "叶子账号" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "GRANT", "SET_DEFAULT_ROLE", "VIEW_AS", "END_SESSIONS"] },
  { code: "PERM_BATCH", parent: "PERMISSIONS", name: { en: "Batch authorisation", "zh-CN": "批量授权" }, service: "admin", buttons: ["VIEW", "GRANT", "REVOKE"] },
  { code: "DATA_PERMISSION", parent: "PERMISSIONS", name: { en: "Data permission configuration", "zh-CN": "数据权限配置" }, service: "admin", buttons: ["VIEW", "EDIT"] },
  { code: "PERM_AUDIT", parent: "PERMISSIONS", name: { en: "Permission audit", "zh-CN": "权限审计" }, service: "admin", buttons: ["VIEW", "EXPORT"] },
  { code: "SYSTEM", parent: null, name: { en: "System administration", "zh-CN": "系统管理" }, service: null, buttons: [] },
  { code: "DICTIONARY", parent: "SYSTEM", name: { en: "Dictionary management", "zh-CN": "字典管理" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "CLEAN_CACHE"] },
  { code: "SYSTEM_ERROR", parent: "SYSTEM", name: { en: "System error management", "zh-CN": "系统错误管理" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "UPLOAD", "EXPORT"] },
  { code: "CONFIG_PARAMETER", parent: "SYSTEM", name: { en: "Config parameters", "zh-CN": "配置参数" }, service: "customer", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "REFRESH"] },
  { code: "CACHE", parent: "SYSTEM", name: { en: "Cache management", "zh-CN": "缓存管理" }, service: "customer", buttons: ["VIEW", "DELETE", "REFRESH"] },
  { code: "SYNC_JOB", parent: "SYSTEM", name: { en: "Sync job management", "zh-CN": "同步任务管理" }, service: "customer", buttons: ["VIEW", "RUN", "PAUSE", "EDIT"] },
  { code: "OBJECT_STORAGE", parent: "SYSTEM", name: { en: "Object storage management", "zh-CN": "对象存储管理" }, service: "customer", buttons: ["VIEW", "CREATE", "UPLOAD", "DOWNLOAD", "DELETE"] },
  { code: "ORDER_DICTIONARY", parent: "SYSTEM", name: { en: "Order platform dictionary", "zh-CN": "订单平台字典" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "CLEAN_CACHE"] },
  { code: "ORDER_CONFIG", parent: "SYSTEM", name: { en: "Order platform config", "zh-CN": "订单平台配置" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE", "REFRESH"] },
  { code: "ORDER_ERROR", parent: "SYSTEM", name: { en: "Order platform errors", "zh-CN": "订单平台错误" }, service: "order", buttons: ["VIEW", "CREATE", "EDIT", "DELETE"] },
  { code: "ORDER_CACHE", parent: "SYSTEM", name: { en: "Order platform cache", "zh-CN": "订单平台缓存" }, service: "order", buttons: ["VIEW", "DELETE"] },
  { code: "GRAPHIQL", parent: "SYSTEM", name: { en: "GraphiQL", "zh-CN": "GraphiQL" }, service: "gateway", buttons: ["VIEW", "MUTATE", "TRACE"] },
  { code: "SYNC", parent: null, name: { en: "Authentication and sync", "zh-CN": "认证与同步" }, service: null, buttons: [] },
  { code: "AUTH_CLIENT", parent: "SYNC", name: { en: "Auth client configuration", "zh-CN": "认证客户端配置" }, service: "admin", buttons: ["VIEW", "CREATE", "EDIT", "ENABLE", "DISABLE", "RESET_SECRET"] },
  { code: "CUSTOMER_SYNC_MAP", parent: "SYNC", name: { en: "Customer sync map", "zh-CN": "客户同步映射" }, service: "customer", buttons: ["VIEW", "RETRY"] },
  { code: "CUSTOMER_SYNC_ERROR", parent: "SYNC", name: { en: "Customer sync errors", "zh-CN": "客户同步错误" }, service: "customer", buttons: ["VIEW", "RETRY"] },
  { code: "USER_SYNC_MAP", parent: "SYNC", name: { en: "User sync map", "zh-CN": "用户同步映射" }, service: "customer", buttons: ["VIEW", "RETRY"] },
  { code: "USER_SYNC_ERROR", parent: "SYNC", name: { en: "User sync errors", "zh-CN": "用户同步错误" }, service: "customer", buttons: ["VIEW", "RETRY"] },
  { code: "SYNC_STATISTICS", parent: "SYNC", name: { en: "Sync statistics", "zh-CN": "同步统计" }, service: "customer", buttons: ["VIEW"] },
  { code: "UNREGISTER_RECORD", parent: "SYNC", name: { en: "Unregister push record", "zh-CN": "注销推送记录" }, service: "customer", buttons: ["VIEW", "RETRY"] },
  { code: "MONITOR", parent: null, name: { en: "Monitoring", "zh-CN": "监控" }, service: null, buttons: [] },
  { code: "MONITOR_CLIENT", parent: "MONITOR", name: { en: "Auth client monitor", "zh-CN": "认证客户端监控" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_RESOURCE", parent: "MONITOR", name: { en: "Resource monitor", "zh-CN": "资源监控" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_LOG", parent: "MONITOR", name: { en: "Monitor log", "zh-CN": "监控日志" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_CLUSTER", parent: "MONITOR", name: { en: "Cluster", "zh-CN": "集群" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_BEANS", parent: "MONITOR", name: { en: "Beans", "zh-CN": "组件" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_CONFIG", parent: "MONITOR", name: { en: "Config props", "zh-CN": "配置属性" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_ENVIRONMENT", parent: "MONITOR", name: { en: "Environment", "zh-CN": "环境" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_TRACE", parent: "MONITOR", name: { en: "HTTP trace", "zh-CN": "HTTP 跟踪" }, service: "gateway", buttons: ["VIEW"] },
  { code: "MONITOR_LOGFILE", parent: "MONITOR", name: { en: "Log file", "zh-CN": "日志文件" }, service: "gateway", buttons: ["VIEW", "DOWNLOAD"] },
  { code: "MONITOR_LOGGERS", parent: "MONITOR", name: { en: "Loggers", "zh-CN": "日志级别" }, service: "gateway", buttons: ["VIEW", "EDIT"] },
] as const satisfies readonly ModuleSpec[];

type Module = (typeof MODULES)[number];
type ButtonOf<M> = M extends { readonly code: infer C extends string; readonly buttons: readonly (infer B extends string)[] } ? `${C}.${B}` : never;

export type ModuleCode = Module["code"];
/** A button of the menu, e.g. `ORDER_LIST.VIEW`. */
export type MenuButton = ButtonOf<Module>;
/**
 * What a field or a route may ask for. Besides the menu's buttons there are two that no role can hold:
 * `SELF` is held by whoever is signed in and opens what is the caller's own (preferences, session);
 * `GATEWAY` is held by the gateway itself (session check, event stream, reference data) and by no user.
 */
export type Button = MenuButton | "SELF" | "GATEWAY";

export const BUTTONS: readonly MenuButton[] = MODULES.flatMap((m) => m.buttons.map((b) => `${m.code}.${b}` as MenuButton));
const byCode = new Map<string, ModuleSpec>(MODULES.map((m) => [m.code, m]));
const buttons = new Set<string>(BUTTONS);

export const isModuleCode = (code: string): code is ModuleCode => byCode.has(code);
export const isMenuButton = (button: string): button is MenuButton => buttons.has(button);
export const moduleByCode = (code: ModuleCode): ModuleSpec => byCode.get(code)!;

/** The folder of a branch on every floor. */
export const AREAS = {
  CUSTOMERS: "customers", MARKETING: "marketing", TASKS: "accounts", ORDERS: "orders", SERVICE_CENTRE: "service-centre", CONTENT: "content",
  SITES: "sites", BASE_DATA: "base-data", APP: "app", PERMISSIONS: "permissions", SYSTEM: "system", SYNC: "sync", MONITOR: "monitoring",
} as const;
export type Area = (typeof AREAS)[keyof typeof AREAS] | "home";
const isBranch = (code: string): code is keyof typeof AREAS => code in AREAS;
export const areaOf = (module: ModuleSpec): Area => (module.parent !== null && isBranch(module.parent) ? AREAS[module.parent] : isBranch(module.code) ? AREAS[module.code] : "home");
export { featureOf } from "./feature-name.ts";
